import Catalogue

/// As a user, I want to mark a film as a favourite, and to unmark it.
protocol MarkFilmInteractorInput: AnyObject {
  /// Marks the film as a favourite, or unmarks it.
  func toggleMark()
}

/// The results of marking a film.
protocol MarkFilmInteractorOutput: AnyObject {
  func markedFilm(isFavourite: Bool)
  func failedToMarkFilm(_ failure: Failure)
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
      output?.markedFilm(isFavourite: mark.isSet)
    } catch {
      output?.failedToMarkFilm(Failure(error))
    }
  }
}
