import Catalogue
import Foundation

/// As a user, I want to open a favourite.
protocol OpenFavouriteInteractorInput: AnyObject {
  /// Opens the film in a row, counted from 0.
  func open(row: Int)
}

/// What came of opening a favourite.
protocol OpenFavouriteInteractorOutput: AnyObject {
  func opened(_ film: OpenedFavourite)
  func failedToOpen(row: Int, reason: String)
}

/// The favourite that was opened.
struct OpenedFavourite: Equatable {
  let id: String
  let row: Int
}

/// Opens one of the favourites.
final class OpenFavouriteInteractor: OpenFavouriteInteractorInput {
  weak var output: (any OpenFavouriteInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func open(row: Int) {
    var list = store.favouriteList
    guard list.films.indices.contains(row) else {
      output?.failedToOpen(row: row, reason: NoSuchRow(row: row).localizedDescription)
      return
    }
    let film = list.films[row]
    list.opened = film.id
    store.put(list)
    store.put(FilmRecord(film: film))
    output?.opened(OpenedFavourite(id: film.id.rawValue, row: row))
  }
}
