import Catalogue

/// Reads the ids of the marked films.
protocol ReadFavouritesWorking: AnyObject {
  /// Reads the ids of the marked films, the first marked first.
  func readFavourites() throws(FavouritesError) -> [FilmID]
}

/// Reads the ids of the marked films from the store.
final class ReadFavouritesWorker: ReadFavouritesWorking {
  private let favourites: any FavouritesStore

  init(favourites: any FavouritesStore) {
    self.favourites = favourites
  }

  func readFavourites() throws(FavouritesError) -> [FilmID] {
    try favourites.favourites()
  }
}
