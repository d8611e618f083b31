import Catalogue

/// As a user, I want to see the films of a country.
protocol ListFilmsInteractorInput: AnyObject {
  /// Lists the films of the country. Replaces a request that is under way.
  func listFilms()
  /// Cancels the request under way.
  func cancel()
}

/// The results of listing films.
protocol ListFilmsInteractorOutput: AnyObject {
  func listedFilms(_ films: [FilmFacts])
  func failedToListFilms(_ failure: Failure)
}

/// Lists the films of a country.
final class ListFilmsInteractor: ListFilmsInteractorInput {
  weak var output: (any ListFilmsInteractorOutput)?

  private let country: CountryCode
  private let store: any DataStore
  private var request: (any Cancellable)?

  init(country: CountryCode, store: any DataStore) {
    self.country = country
    self.store = store
  }

  func listFilms() {
    request?.cancel()
    request = store.findFilms(of: country) { [weak self] result in
      self?.finish(result)
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  private func finish(_ result: Result<[Film], CatalogueError>) {
    request = nil
    switch result {
    case .success(let films): output?.listedFilms(films.map(\.facts))
    case .failure(let error): output?.failedToListFilms(Failure(error))
    }
  }
}
