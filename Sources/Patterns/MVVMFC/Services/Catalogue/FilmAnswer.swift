import ApiSession
import Catalogue

/// Waits for a film and for the countries, which come in either order, and answers with both.
///
/// The first failure is the answer, and cancels the other request.
final class FilmAnswer: Cancellable {
  /// The requests that are under way.
  var requests: [any Cancellable] = []

  private var completion: ((Result<FilmDetails, ApiError>) -> Void)?
  private var film: Film?
  private var countries: [Country]?

  /// Creates an answer that is passed to `completion`.
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
    do throws(ApiError) {
      keep(try result.get())
    } catch {
      return finish(.failure(error))
    }
    guard let film, let countries else { return }
    let own = film.countries.compactMap { code in countries.first { $0.code == code } }
    finish(.success(FilmDetails(film: film, countries: own)))
  }

  private func finish(_ result: Result<FilmDetails, ApiError>) {
    let completion = completion
    // After the answer there is nothing left to cancel.
    cancel()
    completion?(result)
  }
}
