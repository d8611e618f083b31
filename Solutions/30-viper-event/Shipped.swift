import Catalogue

@testable import VIPER

/// The view controller's part in the event.
extension FilmViewController: FilmEvents {
  @IBAction func toggleFavourite(_ sender: Any) {}
}

/// The presenter's part in the event, on the way to the interactor and on the way back.
extension FilmPresenter: FilmEventHandler {
  func toggleFavourite() {}
}

extension FilmPresenter: MarkFilmInteractorOutput {
  func markedFilm(isFavourite: Bool) {}
  func failedToMarkFilm(_ failure: Failure) {}
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

  func toggleMark() {}
}
