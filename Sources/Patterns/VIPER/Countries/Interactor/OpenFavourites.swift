import Foundation

/// As a user, I want to open my favourites, and be told when they cannot be read.
protocol OpenFavouritesInput: AnyObject {
  func openFavourites()
}

/// What came of opening the favourites.
protocol OpenFavouritesOutput: AnyObject {
  func openedFavourites()
  func failedToOpenFavourites(reason: String)
}

/// Opens the favourites, with no films yet.
final class OpenFavourites: OpenFavouritesInput {
  weak var output: (any OpenFavouritesOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func openFavourites() {
    do {
      _ = try store.markedFilms()
      var list = store.countryList
      list.opened = nil
      store.put(list)
      store.put(FavouriteList())
      output?.openedFavourites()
    } catch {
      output?.failedToOpenFavourites(reason: error.localizedDescription)
    }
  }
}
