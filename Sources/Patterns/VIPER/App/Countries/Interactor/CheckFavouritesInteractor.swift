/// As a user, I want to open my favourites, and to be told if they cannot be read.
protocol CheckFavouritesInteractorInput: AnyObject {
  func checkFavourites()
}

/// The results of checking the favourites.
protocol CheckFavouritesInteractorOutput: AnyObject {
  func checkedFavourites()
  func failedToCheckFavourites(_ failure: Failure)
}

/// Checks that the favourites can be read.
final class CheckFavouritesInteractor: CheckFavouritesInteractorInput {
  weak var output: (any CheckFavouritesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func checkFavourites() {
    do {
      _ = try store.markedFilms()
      output?.checkedFavourites()
    } catch {
      output?.failedToCheckFavourites(Failure(error))
    }
  }
}
