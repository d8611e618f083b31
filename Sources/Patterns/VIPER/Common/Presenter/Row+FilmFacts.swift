import Catalogue

extension Row {
  /// The row of a film.
  init(_ film: FilmFacts) {
    title = film.title
    detail = film.won ? strings("films.won", film.year) : "\(film.year)"
  }
}
