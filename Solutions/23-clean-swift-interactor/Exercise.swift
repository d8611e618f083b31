import Catalogue

@testable import CleanSwift

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
}

extension FilmsInteractor: FilmsInteractorInput {
  func fetch(request: ListFilms.Fetch.Request) {
    guard let country else {
      output?.presentFetch(response: .failure(.noCountry))
      return
    }
    output?.presentFetch(response: .loading)
    fetchWorker.fetchFilms(of: country.code) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let films):
        self.films = films
        let entries = films.map { ListFilms.Entry(title: $0.title, year: $0.year, won: $0.won) }
        output?.presentFetch(response: .success(country: country.name, entries: entries))
      case .failure(let error):
        output?.presentFetch(response: .failure(Failure(error)))
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
