import Foundation

/// As a user, I want to open my favourites, and be told when they cannot be read.
protocol OpenFavouritesInteractorInput: AnyObject {
  /// Opens the list of favourites, if it can be read.
  func openFavourites()
}

/// What came of opening the favourites.
protocol OpenFavouritesInteractorOutput: AnyObject {
  func openedFavourites()
  func failedToOpenFavourites(reason: String)
}

/// Opens the favourites, with no films yet.
final class OpenFavouritesInteractor: OpenFavouritesInteractorInput {
  weak var output: (any OpenFavouritesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func openFavourites() {
    do {
      // A store that cannot be read is told before the screen is left.
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
