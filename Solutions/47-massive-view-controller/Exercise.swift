import Catalogue
import Foundation
import HeadlessUI

@testable import VIPER

/// Shows the favourites, and passes the user's events on to its presenter.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView

  private let presenter: any FavouritesEventHandler

  init(presenter: any FavouritesEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.updateView()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter.leave()
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }
}

extension FavouritesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openFilm(at: indexPath.row)
  }
}

extension FavouritesViewController: FavouritesView {
  func show(favourites: [ListItem], opened: Int?) {
    list.show(favourites, selected: opened)
  }

  func show(summary: String) {
    self.summary.text = summary
    retryButton.isHidden = true
  }

  func show(failure: String) {
    summary.text = failure
    retryButton.isHidden = false
  }

  func show(isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

/// Decides what the list of favourites shows, and when to leave it.
final class FavouritesPresenter {
  weak var view: (any FavouritesView)?

  private let listFavourites: any ListFavouritesInteractorInput
  private let wireframe: any FavouritesRouting

  private var films: [FilmFacts] = []
  /// The id of the film that was opened last.
  private var openedFilm: String?

  init(listFavourites: any ListFavouritesInteractorInput, wireframe: any FavouritesRouting) {
    self.listFavourites = listFavourites
    self.wireframe = wireframe
  }
}

extension FavouritesPresenter: FavouritesEventHandler {
  func updateView() {
    listFavourites.listFavourites()
  }

  func leave() {
    listFavourites.cancel()
    view?.show(isLoading: false)
  }

  func reload() {
    view?.show(isLoading: true)
    listFavourites.listFavourites()
  }

  func openFilm(at index: Int) {
    openedFilm = films[index].id
    wireframe.showFilm(films[index].id, titled: films[index].title)
  }
}

extension FavouritesPresenter: ListFavouritesInteractorOutput {
  func listedFavourites(_ films: [FilmFacts]) {
    self.films = films
    view?.show(
      favourites: films.map { ListItem($0) }, opened: films.firstIndex { $0.id == openedFilm })
    view?.show(summary: strings.summary(films.count, "favourites"))
    view?.show(isLoading: false)
  }

  func failedToListFavourites(_ failure: Failure) {
    let reason = message(for: failure)
    view?.show(failure: strings.summary(films.count, "favourites", reason: reason))
    view?.show(isLoading: false)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}

/// Lists the films that the user marked.
final class ListFavouritesInteractor: ListFavouritesInteractorInput {
  weak var output: (any ListFavouritesInteractorOutput)?

  private let store: any DataStore
  private var request: (any Cancellable)?

  init(store: any DataStore) {
    self.store = store
  }

  func listFavourites() {
    cancel()
    do {
      let films = try store.markedFilms()
      guard !films.isEmpty else {
        output?.listedFavourites([])
        return
      }
      request = store.findFilms(films) { [weak self] result in
        self?.finish(result)
      }
    } catch {
      output?.failedToListFavourites(Failure(error))
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  private func finish(_ result: Result<[Film], CatalogueError>) {
    request = nil
    switch result {
    case .success(let films): output?.listedFavourites(films.map(\.facts))
    case .failure(let error): output?.failedToListFavourites(Failure(error))
    }
  }
}
