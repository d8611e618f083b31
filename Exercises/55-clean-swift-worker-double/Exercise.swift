import Catalogue

@testable import CleanSwift

/// A double of the worker that fetches films: it notes what it is asked, and completes when a test says so.
final class FetchFilmsWorkerSpy: @MainActor FetchFilmsWorkerDouble {
  let countries: [CountryCode] = []
  let isFetching = false

  func complete(with result: Result<[Film], CatalogueError>) {}

  func fetchFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) {}

  func fetchFilms(_ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void) {}

  func cancel() {}
}
