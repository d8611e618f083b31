import Catalogue

/// The content of one item of a list.
struct ListItem: Equatable {
  let title: String
  let detail: String
}

extension ListItem {
  /// Creates the item of a film.
  init(_ film: FilmFacts) {
    title = film.title
    detail = strings.film(year: film.year, won: film.won)
  }
}
