import Catalogue

/// As a user, I want to open a film.
final class OpenFilm: Action {
  private let row: Int
  private let films: [Film]

  init(at row: Int, in films: [Film]) {
    self.row = row
    self.films = films
  }

  func run(completion: @escaping (Result<Film, Never>) -> Void) {
    completion(.success(films[row]))
  }
}
