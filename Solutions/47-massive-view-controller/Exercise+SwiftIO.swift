import Catalogue
import HeadlessUI

@testable import SwiftIO

/// The favourites: wires the scene, asks for refreshes and navigates to a film.
final class FavouritesViewController: UIViewController {
  @Outlet var interactor: any FavouritesInteractorInput
  @Outlet var viewModel: any FavouritesViewModelInput

  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.interactor.retry() }

  init(actions: any ActionFactory) {
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = FavouritesModel()
    interactor.model = model
    viewModel.model = model
    viewModel.alert = alert
    interactor.actions = actions
    interactor.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interactor.load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    interactor.cancel()
  }
}

extension FavouritesViewController: FavouritesInteractorDelegate {
  func favouritesDidBeginLoading() {
    viewModel.refresh(.progress)
  }

  func favouritesDidStopLoading() {
    viewModel.refresh(.progress)
  }

  func favouritesDidLoad() {
    viewModel.refresh(.everything)
  }

  func favouritesDidOpen(_ film: Film) {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let filmViewController = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(film: film, actions: actions)
    }
    navigationController?.pushViewController(filmViewController, animated: true)
  }

  func favouritesDidFailToLoad() {
    viewModel.refresh(.failure)
    presentIfVisible(alert)
  }
}

/// Handles the events of the list of favourites.
final class FavouritesInteractor {
  @Outlet var list: any RowInput

  var model: (any FavouritesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FavouritesInteractorDelegate)?

  private var pendingAction: (any Action<[Film], CatalogueError>)?

  private func list(_ ids: [FilmID]) {
    let action = actions.listFavourites(ids)
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let films):
        model.update(films: films)
        delegate?.favouritesDidLoad()
      case .failure(let error):
        fail(error)
      }
    }
  }

  private func fail(_ error: any Error) {
    model.update(failure: error)
    delegate?.favouritesDidFailToLoad()
  }
}

extension FavouritesInteractor: FavouritesInteractorInput {
  func load() {
    pendingAction?.cancel()
    let action = actions.readFavourites()
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let ids): list(ids)
      case .failure(let error): fail(error)
      }
    }
  }

  func cancel() {
    guard let action = pendingAction else { return }
    pendingAction = nil
    action.cancel()
    // A first load begins again when the scene comes back.
    guard model.hasLoaded else { return }
    model.update(isLoading: false)
    delegate?.favouritesDidStopLoading()
  }

  func retry() {
    model.update(isLoading: true)
    delegate?.favouritesDidBeginLoading()
    load()
  }
}

extension FavouritesInteractor: FavouritesEvents {
  @IBAction func reload(_ sender: Any) {
    retry()
  }

  @IBAction func openFilm(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let film = model.films[row]
    model.update(selected: film)
    delegate?.favouritesDidOpen(film)
  }
}

/// The data of the list of favourites.
final class FavouritesModel: @MainActor FavouritesModelUpdating {
  private(set) var films: [Film] = []
  private(set) var isLoading = true
  private(set) var hasLoaded = false
  private(set) var failure: (any Error)?

  private var selectedFilm: Film?

  var selectedRow: Int? {
    films.firstIndex { $0.id == selectedFilm?.id }
  }

  func update(films: [Film]) {
    self.films = films
    failure = nil
    hasLoaded = true
    isLoading = false
  }

  func update(selected film: Film) {
    selectedFilm = film
  }

  func update(isLoading: Bool) {
    self.isLoading = isLoading
  }

  func update(failure: any Error) {
    self.failure = failure
    hasLoaded = true
    isLoading = false
  }
}

/// Formats the list of favourites.
final class FavouritesViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FavouritesModelReading)!
  var alert: (any FailureDisplay)!

  private func showSummary() {
    let count = model.films.count
    let reason = model.failure?.message
    summary.text = strings.summary(count, "favourites", reason: reason)
    retryButton.isHidden = reason == nil
  }
}

extension FavouritesViewModel: FavouritesViewModelInput {
  func refresh(_ part: FavouritesPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(Row.init)
      list.selectedRow = model.selectedRow
      showSummary()
      spinner.isActive = model.isLoading
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .failure:
      alert.reason = model.failure?.message
      showSummary()
      spinner.isActive = model.isLoading
    }
  }
}
