import Catalogue
import HeadlessUI

@testable import VIPER

/// Shows one film, and passes the user's events on to its presenter.
final class FilmViewController: UIViewController {
  @Outlet var name: UILabel
  @Outlet var origin: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var award: UILabel
  @Outlet var favouriteButton: UIButton
  @Outlet var spinner: UIActivityIndicatorView

  private let presenter: any FilmEventHandler

  init(presenter: any FilmEventHandler) {
    self.presenter = presenter
    super.init()
  }

  // To be written: the life cycle.
}

extension FilmViewController: FilmEvents {
  @IBAction func reload(_ sender: Any) {}

  @IBAction func toggleFavourite(_ sender: Any) {}
}

extension FilmViewController: FilmView {
  func show(film: FilmContent) {}

  func show(isFavourite: Bool) {}

  func show(failure: String, ofFilm title: String) {}

  func show(isLoading: Bool) {}
}

/// Decides what a film's screen shows.
final class FilmPresenter {
  weak var view: (any FilmView)?

  private let findFilm: any FindFilmInteractorInput
  private let markFilm: any MarkFilmInteractorInput
  private let wireframe: any FailureRouting

  private let title: String

  init(
    title: String, findFilm: any FindFilmInteractorInput, markFilm: any MarkFilmInteractorInput,
    wireframe: any FailureRouting
  ) {
    self.title = title
    self.findFilm = findFilm
    self.markFilm = markFilm
    self.wireframe = wireframe
  }
}

extension FilmPresenter: FilmEventHandler {
  func updateView() {}

  func leave() {}

  func reload() {}

  func toggleFavourite() {}
}

extension FilmPresenter: FindFilmInteractorOutput {
  func foundFilm(_ film: FilmDetailsFacts) {}

  func failedToFindFilm(_ failure: Failure) {}
}

extension FilmPresenter: MarkFilmInteractorOutput {
  func markedFilm(isFavourite: Bool) {}

  func failedToMarkFilm(_ failure: Failure) {}
}

/// Finds a film, and whether it is a favourite.
final class FindFilmInteractor: FindFilmInteractorInput {
  weak var output: (any FindFilmInteractorOutput)?

  private let film: FilmID
  private let store: any DataStore

  init(film: FilmID, store: any DataStore) {
    self.film = film
    self.store = store
  }

  func findFilm() {}

  func cancel() {}
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
