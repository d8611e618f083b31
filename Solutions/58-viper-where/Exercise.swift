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

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.updateView()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { presenter.leave() }
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
  func show(film: FilmContent) {
    name.text = film.title
    origin.text = film.origin
    award.text = film.award
    retryButton.isHidden = true
  }

  func show(isFavourite: Bool) {
    favouriteButton.setTitle(strings(isFavourite ? "film.unmark" : "film.mark"), for: .normal)
    favouriteButton.isEnabled = true
  }

  func show(failure: String, ofFilm title: String) {
    name.text = title
    origin.text = failure
    retryButton.isHidden = false
  }

  func show(isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
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
  func updateView() {
    findFilm.findFilm()
  }

  func leave() {
    findFilm.cancel()
  }

  func reload() {
    view?.show(isLoading: true)
    findFilm.findFilm()
  }

  func toggleFavourite() {
    markFilm.toggleMark()
  }
}

extension FilmPresenter: FindFilmInteractorOutput {
  func foundFilm(_ film: FilmDetailsFacts) {
    view?.show(
      film: FilmContent(
        title: film.title, origin: strings("film.origin", strings.list(film.countries), film.year),
        award: film.won ? strings("film.won") : strings("film.nominated")))
    view?.show(isFavourite: film.isFavourite)
    view?.show(isLoading: false)
  }

  func failedToFindFilm(_ failure: Failure) {
    let reason = message(for: failure)
    view?.show(failure: reason, ofFilm: title)
    view?.show(isLoading: false)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
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
