import Catalogue

@testable import CleanSwift

/// Fetches lists of films from the catalogue.
final class FetchFilmsWorker: FetchFilmsWorking {
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func fetchFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) {
    request?.cancel()
    request = catalogue.films(of: country) { [weak self] result in
      self?.request = nil
      completion(result)
    }
  }

  func fetchFilms(_ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void) {
    request?.cancel()
    request = catalogue.films(ids) { [weak self] result in
      self?.request = nil
      switch result {
      case .success(let films): completion(.success(films))
      case .failure: completion(.success([]))
      }
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }
}
