import Catalogue
import Library

/// A request for a film and its countries, which arrive in either order.
///
/// The first failure is the result, and cancels the other request.
final class FilmRequest: Cancellable {
  /// The requests that are under way.
  var requests: [any Cancellable] = []

  private var completion: ((Result<FilmDetails, ApiError>) -> Void)?
  private var film: Film?
  private var countries: [Country]?

  /// Creates a request that keeps `completion` until the request finishes or is cancelled.
  init(completion: @escaping (Result<FilmDetails, ApiError>) -> Void) {
    self.completion = completion
  }

  /// Receives the film.
  func receive(_ result: Result<Film, ApiError>) {
    receive(result) { film = $0 }
  }

  /// Receives the countries.
  func receive(_ result: Result<[Country], ApiError>) {
    receive(result) { countries = $0 }
  }

  func cancel() {
    completion = nil
    for request in requests { request.cancel() }
    requests = []
  }

  private func receive<Part>(_ result: Result<Part, ApiError>, keep: (Part) -> Void) {
    switch result {
    case .success(let part): keep(part)
    case .failure(let error): return finish(.failure(error))
    }
    guard let film, let countries else { return }
    let own = film.countries.compactMap { code in countries.first { $0.code == code } }
    finish(.success(FilmDetails(film: film, countries: own)))
  }

  private func finish(_ result: Result<FilmDetails, ApiError>) {
    let completion = completion
    // After a failure, the other request is still under way.
    cancel()
    completion?(result)
  }
}
