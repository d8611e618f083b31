import Catalogue

@testable import VIPER

/// The view controller's part in the event.
extension FilmViewController: FilmEvents {
  @IBAction func toggleFavourite(_ sender: Any) {
    presenter.toggleFavourite()
  }
}

/// The presenter's part in the event, on the way to the interactor and on the way back.
extension FilmPresenter: FilmEventHandler {
  func toggleFavourite() {
    markFilm.toggleMark()
  }
}

extension FilmPresenter: MarkFilmInteractorOutput {
  func markedFilm(isFavourite: Bool) {
    view?.show(isFavourite: isFavourite)
  }

  func failedToMarkFilm(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.toggleFavourite() }
  }
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
