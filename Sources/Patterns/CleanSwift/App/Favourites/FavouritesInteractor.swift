import Catalogue

/// The requests that the interactor handles.
protocol FavouritesInteractorInput: AnyObject {
  func fetch(request: ListFavourites.Fetch.Request)
  func openFilm(request: ListFavourites.OpenFilm.Request)
  func cancel(request: ListFavourites.Cancel.Request)
}

typealias FavouritesInteractorOutput = FavouritesPresenterInput

/// The data that the router passes to the next scene.
protocol FavouritesDataStore: AnyObject {
  /// The film that the user opened last, or nil.
  var selectedFilm: Film? { get }
}

/// Fetches the favourites, and opens one.
final class FavouritesInteractor: FavouritesDataStore {
  var output: (any FavouritesInteractorOutput)?

  private(set) var selectedFilm: Film?
  private var films: [Film] = []
  /// True once a fetch has been answered.
  private var hasFetched = false

  private let dependencies: any Dependencies
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()
  private lazy var fetchWorker = dependencies.makeFetchFilmsWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func fetchFilms(_ ids: [FilmID]) {
    fetchWorker.fetchFilms(ids) { [weak self] result in
      switch result {
      case .success(let films): self?.presentFetch(films)
      case .failure(let error): self?.presentFetchFailure(Failure(error))
      }
    }
  }

  private func presentFetch(_ films: [Film]) {
    self.films = films
    hasFetched = true
    output?.presentFetch(response: .success(entries: entries, selectedRow: selectedRow))
  }

  private func presentFetchFailure(_ failure: Failure) {
    hasFetched = true
    output?.presentFetch(response: .failure(failure, listed: films.count))
  }

  private var entries: [ListFavourites.Entry] {
    films.map { ListFavourites.Entry($0) }
  }

  private var selectedRow: Int? {
    films.firstIndex { $0.id == selectedFilm?.id }
  }
}

extension FavouritesInteractor: FavouritesInteractorInput {
  func fetch(request: ListFavourites.Fetch.Request) {
    do {
      let ids = try readWorker.readFavourites()
      guard !ids.isEmpty else {
        fetchWorker.cancel()
        presentFetch([])
        return
      }
      // On return, the old list or the failure stays until the new list arrives.
      if request.isRetry || !hasFetched { output?.presentFetch(response: .loading) }
      fetchFilms(ids)
    } catch {
      // The films of an earlier fetch would take the place of the failure.
      fetchWorker.cancel()
      presentFetchFailure(Failure(error))
    }
  }

  func openFilm(request: ListFavourites.OpenFilm.Request) {
    selectedFilm = films[request.row]
    output?.presentOpenFilm(response: ListFavourites.OpenFilm.Response(selectedRow: request.row))
  }

  func cancel(request: ListFavourites.Cancel.Request) {
    fetchWorker.cancel()
    output?.presentCancel(response: ListFavourites.Cancel.Response())
  }
}

extension ListFavourites.Entry {
  fileprivate init(_ film: Film) {
    self.init(title: film.title, year: film.year, won: film.won)
  }
}
