import Catalogue
import Foundation

/// As a user, I want to mark a film as a favourite, and to unmark it.
protocol MarkFilmInteractorInput: AnyObject {
  /// Marks the film that was opened, or takes its mark away.
  func toggleMark()
}

/// What came of marking.
protocol MarkFilmInteractorOutput: AnyObject {
  func marked(isFavourite: Bool)
  func failedToMark(reason: String)
}

/// Marks a film.
final class MarkFilmInteractor: MarkFilmInteractorInput {
  weak var output: (any MarkFilmInteractorOutput)?

  private let film: FilmID
  private let store: any DataStore

  init(film: FilmID, store: any DataStore) {
    self.film = film
    self.store = store
  }

  func toggleMark() {
    do {
      var mark = try store.mark(of: film)
      mark.isSet.toggle()
      try store.put(mark)
      output?.marked(isFavourite: mark.isSet)
    } catch {
      output?.failedToMark(reason: error.localizedDescription)
    }
  }
}
