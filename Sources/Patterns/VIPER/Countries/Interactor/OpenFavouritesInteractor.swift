/// As a user, I want to open my favourites, and stay where I am if they cannot be read.
protocol OpenFavouritesInteractorInput: AnyObject {
  /// Finds out whether the favourites can be read.
  func openFavourites()
}

/// The results of opening the favourites.
protocol OpenFavouritesInteractorOutput: AnyObject {
  func openedFavourites()
  func failedToOpenFavourites(_ failure: Failure)
}

/// Opens the favourites, if they can be read.
final class OpenFavouritesInteractor: OpenFavouritesInteractorInput {
  weak var output: (any OpenFavouritesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func openFavourites() {
    do {
      _ = try store.markedFilms()
      output?.openedFavourites()
    } catch {
      output?.failedToOpenFavourites(Failure(error))
    }
  }
}
