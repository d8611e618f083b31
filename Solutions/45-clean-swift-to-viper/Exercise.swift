import Catalogue
import Foundation
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

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { presenter.viewDidLeave() }
  }
}

extension FilmViewController: FilmEvents {
  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }

  @IBAction func toggleFavourite(_ sender: Any) {
    presenter.toggleFavourite()
  }
}

extension FilmViewController: FilmView {
  func showFilm(_ film: FilmContent) {
    name.text = film.title
    origin.text = film.origin
    award.text = film.award
  }

  func showTitle(_ title: String, note: String) {
    name.text = title
    origin.text = note
  }

  func showMarkTitle(_ title: String) {
    favouriteButton.setTitle(title, for: .normal)
  }

  func showLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showRetry(_ isOffered: Bool) {
    retryButton.isHidden = !isOffered
  }
}

/// Decides what a film's screen shows.
final class FilmPresenter {
  weak var view: (any FilmView)?

  private let findFilm: any FindFilmInteractorInput
  private let markFilm: any MarkFilmInteractorInput
  private let wireframe: any FilmRouting

  private let title: String
  /// True from the start: the screen loads when it opens.
  private var isLoading = true {
    didSet { view?.showLoading(isLoading) }
  }
  /// True while the origin names a failure.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { view?.showRetry(offersRetry) } }
  }

  init(
    title: String, findFilm: any FindFilmInteractorInput, markFilm: any MarkFilmInteractorInput,
    wireframe: any FilmRouting
  ) {
    self.title = title
    self.findFilm = findFilm
    self.markFilm = markFilm
    self.wireframe = wireframe
  }

  private func origin(_ film: FilmDetailsFacts) -> String {
    let countries = film.countries.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return strings("film.origin", countries, film.year)
  }

  private func markTitle(_ isFavourite: Bool) -> String {
    isFavourite ? strings("film.unmark") : strings("film.mark")
  }
}

extension FilmPresenter: FilmEventHandler {
  func viewDidLoad() {
    findFilm.findFilm()
  }

  func viewDidLeave() {
    findFilm.cancel()
  }

  func reload() {
    isLoading = true
    findFilm.findFilm()
  }

  func toggleFavourite() {
    markFilm.toggleMark()
  }
}

extension FilmPresenter: FindFilmInteractorOutput {
  func foundFilm(_ film: FilmDetailsFacts) {
    view?.showFilm(
      FilmContent(
        title: film.title, origin: origin(film),
        award: film.won ? strings("film.won") : strings("film.nominated")))
    view?.showMarkTitle(markTitle(film.isFavourite))
    isLoading = false
    offersRetry = false
  }

  func failedToFindFilm(_ failure: Failure) {
    isLoading = false
    let reason = message(for: failure)
    view?.showTitle(title, note: reason)
    offersRetry = true
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}

extension FilmPresenter: MarkFilmInteractorOutput {
  func markedFilm(isFavourite: Bool) {
    view?.showMarkTitle(markTitle(isFavourite))
  }

  func failedToMarkFilm(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.toggleFavourite() }
  }
}

/// Finds a film, and whether it is a favourite.
final class FindFilmInteractor: FindFilmInteractorInput {
  weak var output: (any FindFilmInteractorOutput)?

  private let film: FilmID
  private let store: any DataStore
  private var request: (any Cancellable)?

  init(film: FilmID, store: any DataStore) {
    self.film = film
    self.store = store
  }

  func findFilm() {
    request?.cancel()
    request = store.findFilm(film) { [weak self] result in
      self?.finish(result)
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  private func finish(_ result: Result<FilmDetails, CatalogueError>) {
    request = nil
    switch result {
    case .success(let details): describe(details)
    case .failure(let error): output?.failedToFindFilm(Failure(error))
    }
  }

  private func describe(_ details: FilmDetails) {
    do {
      let mark = try store.mark(of: film)
      output?.foundFilm(details.facts(isFavourite: mark.isSet))
    } catch {
      output?.failedToFindFilm(Failure(error))
    }
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
