import Catalogue

/// A film in a list.
struct FilmItem: Equatable {
  let title: String
  let detail: String
}

extension FilmItem {
  init(_ film: Film) {
    title = film.title
    detail = film.won ? strings("films.won", film.year) : "\(film.year)"
  }
}
