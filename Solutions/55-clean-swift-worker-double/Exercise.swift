import Catalogue

@testable import CleanSwift

/// A double of the worker that fetches films: it notes what it is asked, and completes when a test says so.
final class FetchFilmsWorkerSpy: @MainActor FetchFilmsWorkerDouble {
  private(set) var countries: [CountryCode] = []
  private var completion: ((Result<[Film], CatalogueError>) -> Void)?

  var isFetching: Bool { completion != nil }

  func complete(with result: Result<[Film], CatalogueError>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }

  func fetchFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) {
    countries.append(country)
    self.completion = completion
  }

  func fetchFilms(_ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void) {
    self.completion = completion
  }

  func cancel() {
    completion = nil
  }
}
