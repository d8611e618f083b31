import Catalogue

/// The facts of a film on its own screen.
struct FilmDetailsFacts: Equatable {
  let id: String
  let title: String
  let year: Int
  let countries: [String]
  let won: Bool
  let isFavourite: Bool
}

extension FilmDetails {
  /// Returns the facts of the film, for a presenter.
  func facts(isFavourite: Bool) -> FilmDetailsFacts {
    FilmDetailsFacts(
      id: film.id.rawValue, title: film.title, year: film.year, countries: countries.map(\.name),
      won: film.won, isFavourite: isFavourite)
  }
}
