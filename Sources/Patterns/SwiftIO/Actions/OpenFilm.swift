import Catalogue

/// As a user, I want to open a film.
final class OpenFilm: Action {
  private let row: Int
  private let films: [Film]
  private var isCancelled = false

  init(at row: Int, in films: [Film]) {
    self.row = row
    self.films = films
  }

  func run(completion: @escaping (Result<Film, any Error>) -> Void) {
    guard !isCancelled else { return }
    completion(films.indices.contains(row) ? .success(films[row]) : .failure(NoSuchRow(row: row)))
  }

  func cancel() {
    isCancelled = true
  }
}
