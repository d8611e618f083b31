import Catalogue

/// The requests that the interactor handles.
protocol FilmsInteractorInput: AnyObject {
  func fetch(request: ListFilms.Fetch.Request)
  func openFilm(request: ListFilms.OpenFilm.Request)
  func cancel(request: ListFilms.Cancel.Request)
}

typealias FilmsInteractorOutput = FilmsPresenterInput

/// The data that routers pass to this scene and to the next.
protocol FilmsDataStore: AnyObject {
  /// The country whose films are listed; set by the previous scene's router.
  var country: Country? { get set }

  /// The film that the user opened last, or nil.
  var selectedFilm: Film? { get }
}

/// Fetches the films of a country, and opens one.
final class FilmsInteractor: FilmsDataStore {
  var output: (any FilmsInteractorOutput)?

  var country: Country?
  private(set) var selectedFilm: Film?
  private var films: [Film] = []

  private let dependencies: any Dependencies
  private lazy var fetchWorker = dependencies.makeFetchFilmsWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func presentFetchFailure(_ failure: Failure) {
    output?.presentFetch(response: .failure(failure))
  }

  private var entries: [ListFilms.Entry] {
    films.map { ListFilms.Entry($0) }
  }
}

extension FilmsInteractor: FilmsInteractorInput {
  func fetch(request: ListFilms.Fetch.Request) {
    guard let country else {
      presentFetchFailure(.noCountry)
      return
    }
    output?.presentFetch(response: .loading)
    fetchWorker.fetchFilms(of: country.code) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let films):
        self.films = films
        output?.presentFetch(response: .success(country: country.name, entries: entries))
      case .failure(let error):
        presentFetchFailure(Failure(error))
      }
    }
  }

  func openFilm(request: ListFilms.OpenFilm.Request) {
    selectedFilm = films[request.row]
    output?.presentOpenFilm(response: ListFilms.OpenFilm.Response(selectedRow: request.row))
  }

  func cancel(request: ListFilms.Cancel.Request) {
    fetchWorker.cancel()
    output?.presentCancel(response: ListFilms.Cancel.Response())
  }
}

extension ListFilms.Entry {
  fileprivate init(_ film: Film) {
    self.init(title: film.title, year: film.year, won: film.won)
  }
}
