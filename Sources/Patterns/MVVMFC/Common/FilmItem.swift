import Catalogue

/// A film in a list.
struct FilmItem: Equatable {
  let title: String
  let facts: String
}

extension FilmItem {
  /// The texts of a film.
  init(_ film: Film) {
    title = film.title
    facts = film.won ? strings("films.won", film.year) : "\(film.year)"
  }
}
