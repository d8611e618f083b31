import Catalogue

@testable import CleanSwift

/// Fetches the favourites, and opens one.
final class FavouritesInteractor: FavouritesDataStore {
  var output: (any FavouritesInteractorOutput)?

  private(set) var selectedFilm: Film?
  private var films: [Film] = []

  private let dependencies: any Dependencies
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()
  private lazy var fetchWorker = dependencies.makeFetchFavouritesWorker()
  private lazy var entries = films.map { ListFavourites.Entry($0) }

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func fetchFilms(_ ids: [FilmID]) {
    fetchWorker.fetchFilms(ids) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let films):
        self.films = films
        output?.presentFetch(response: .success(entries: entries, selectedRow: selectedRow))
      case .failure(let error):
        presentFetchFailure(Failure(error))
      }
    }
  }

  private func presentFetchFailure(_ failure: Failure) {
    output?.presentFetch(response: .failure(failure, listed: films.count))
  }

  private var selectedRow: Int? {
    selectedFilm.flatMap { films.firstIndex(of: $0) }
  }
}

extension FavouritesInteractor: FavouritesInteractorInput {
  func fetch(request: ListFavourites.Fetch.Request) {
    do {
      fetchFilms(try readWorker.readFavourites())
    } catch {
      presentFetchFailure(Failure(error))
    }
  }

  func openFilm(request: ListFavourites.OpenFilm.Request) {
    selectedFilm = films[request.row]
    output?.presentOpenFilm(response: ListFavourites.OpenFilm.Response(selectedRow: request.row))
  }

  func cancel(request: ListFavourites.Cancel.Request) {
    fetchWorker.cancel()
  }
}

extension ListFavourites.Entry {
  fileprivate init(_ film: Film) {
    self.init(title: film.title, year: film.year, won: film.won)
  }
}
