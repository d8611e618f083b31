import Catalogue

/// Marks favourites.
protocol MarkFavouriteWorking: AnyObject {
  /// Marks the film as a favourite, or unmarks it.
  func mark(_ id: FilmID, isFavourite: Bool) throws(FavouritesError)
}

/// Marks favourites in the store.
final class MarkFavouriteWorker: MarkFavouriteWorking {
  private let favourites: any FavouritesStore

  init(favourites: any FavouritesStore) {
    self.favourites = favourites
  }

  func mark(_ id: FilmID, isFavourite: Bool) throws(FavouritesError) {
    if isFavourite {
      try favourites.add(id)
    } else {
      try favourites.remove(id)
    }
  }
}
