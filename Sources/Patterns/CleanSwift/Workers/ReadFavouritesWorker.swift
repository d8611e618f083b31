import Catalogue

/// Reads the ids of the marked films.
protocol ReadFavouritesWorking: AnyObject {
  /// The ids of the marked films, in the order they were marked.
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
