import Catalogue

/// What is told of a favourite.
struct FavouriteFacts: Equatable {
  let title: String
  let year: Int
  let won: Bool
}

/// The films that the user marked.
struct FavouriteOverview: Equatable {
  let films: [FavouriteFacts]
  let openedRow: Int?
}

extension FavouriteList {
  /// The list without what makes it an entity.
  var overview: FavouriteOverview {
    FavouriteOverview(
      films: films.map { FavouriteFacts(title: $0.title, year: $0.year, won: $0.won) },
      openedRow: films.firstIndex { $0.id == opened })
  }
}
