import Catalogue

/// What is told of a film in a list.
struct FilmFacts: Equatable {
  let title: String
  let year: Int
  let won: Bool
}

/// The films of a country.
struct FilmOverview: Equatable {
  let country: String
  let films: [FilmFacts]
  let openedRow: Int?
}

extension FilmList {
  /// The list without what makes it an entity.
  var overview: FilmOverview {
    FilmOverview(
      country: country.name,
      films: films.map { FilmFacts(title: $0.title, year: $0.year, won: $0.won) },
      openedRow: films.firstIndex { $0.id == opened })
  }
}
