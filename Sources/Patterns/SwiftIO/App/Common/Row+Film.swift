import Catalogue

extension Row {
  /// Creates the row of a film in a list.
  init(_ film: Film) {
    self.init(title: film.title, detail: strings.film(year: film.year, won: film.won))
  }
}
