import Catalogue

/// The content of a row in a list.
struct ListItem: Equatable {
  let title: String
  let detail: String
}

extension ListItem {
  init(_ film: Film) {
    self.init(title: film.title, detail: strings.film(year: film.year, won: film.won))
  }
}
