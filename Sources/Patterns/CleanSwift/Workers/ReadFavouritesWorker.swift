import Catalogue

/// Reads which films were marked.
protocol ReadFavouritesWorking: AnyObject {
  /// The ids of the marked films, in the order they were marked.
  func readFavourites() throws(FavouritesError) -> [FilmID]
}

/// Reads from the store which films were marked.
final class ReadFavouritesWorker: ReadFavouritesWorking {
  private let favourites: any FavouritesStore

  init(favourites: any FavouritesStore) {
    self.favourites = favourites
  }

  func readFavourites() throws(FavouritesError) -> [FilmID] {
    try favourites.favourites()
  }
}
