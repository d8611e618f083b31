import Catalogue
import Foundation
import HeadlessUI

@testable import VIPER

/// Shows the favourites, and passes the user's events on to its presenter.
final class FavouritesViewController: UIViewController {
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView

  private let presenter: any FavouritesEventHandler

  private var rows: [Row] = []

  init(presenter: any FavouritesEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter.viewDidDisappear()
  }
}

extension FavouritesViewController: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }
}

extension FavouritesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = rows[indexPath.row].detail
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openFilm(row: indexPath.row)
  }
}

extension FavouritesViewController: FavouritesView {
  func showFavourites(_ rows: [Row], selectedRow: Int?) {
    self.rows = rows
    list.reloadData()
    let indexPath = selectedRow.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func showSummary(_ text: String) {
    summary.text = text
  }

  func showLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showRetry(_ isOffered: Bool) {
    retryButton.isHidden = !isOffered
  }
}

/// Decides what the list of favourites shows, and when to leave it.
final class FavouritesPresenter {
  weak var view: (any FavouritesView)?

  private let listFavourites: any ListFavouritesInteractorInput
  private let wireframe: any FavouritesRouting

  private var films: [FilmFacts] = []
  private var selectedFilm: String?
  /// True from the start: the screen loads when it opens.
  private var isLoading = true {
    didSet { view?.showLoading(isLoading) }
  }
  /// True while the summary names a failure.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { view?.showRetry(offersRetry) } }
  }

  init(listFavourites: any ListFavouritesInteractorInput, wireframe: any FavouritesRouting) {
    self.listFavourites = listFavourites
    self.wireframe = wireframe
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }
}

extension FavouritesPresenter: FavouritesEventHandler {
  func viewWillAppear() {
    listFavourites.listFavourites()
  }

  func viewDidDisappear() {
    listFavourites.cancel()
  }

  func reload() {
    isLoading = true
    listFavourites.listFavourites()
  }

  func openFilm(row: Int) {
    selectedFilm = films[row].id
    wireframe.showFilm(films[row].id, titled: films[row].title)
  }
}

extension FavouritesPresenter: ListFavouritesInteractorOutput {
  func listedFavourites(_ films: [FilmFacts]) {
    self.films = films
    view?.showFavourites(
      films.map { Row($0) }, selectedRow: films.firstIndex { $0.id == selectedFilm })
    view?.showSummary(summary(films.count))
    isLoading = false
    offersRetry = false
  }

  func failedToListFavourites(_ failure: Failure) {
    isLoading = false
    let reason = message(for: failure)
    view?.showSummary(
      films.isEmpty ? reason : "\(summary(films.count)) \(strings("failure.summary", reason))")
    offersRetry = true
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
    request?.cancel()
    do {
      request = store.findFilms(try store.markedFilms()) { [weak self] result in
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
