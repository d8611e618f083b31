import Catalogue

@testable import VIPER

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
