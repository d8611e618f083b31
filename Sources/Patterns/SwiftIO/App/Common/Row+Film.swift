import Catalogue

extension Row {
  /// Creates the row of a film in a list.
  init(_ film: Film) {
    self.init(title: film.title, detail: film.won ? strings("films.won", film.year) : "\(film.year)")
  }
}
