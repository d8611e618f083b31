import Catalogue

/// The facts of a film in a list.
struct FilmFacts: Equatable {
  let id: String
  let title: String
  let year: Int
  let won: Bool
}

extension Film {
  /// The facts of the film, for a presenter.
  var facts: FilmFacts {
    FilmFacts(id: id.rawValue, title: title, year: year, won: won)
  }
}
