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
    viewModel.refresh(.loadFailure)
    presentIfVisible(alert)
  }
}

/// Handles the events of the list of favourites.
final class FavouritesInteractor {
  @Outlet var list: any RowInput

  var model: (any FavouritesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FavouritesInteractorDelegate)?

  private var pendingAction: (any Action<[Film], any Error>)?
}

extension FavouritesInteractor: FavouritesInteractorInput {
  func load() {
    let action = actions.listFavourites()
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let films):
        model.update(films: films)
        delegate?.favouritesDidLoad()
      case .failure(let error):
        model.update(failure: error)
        delegate?.favouritesDidFailToLoad()
      }
    }
  }

  func cancel() {
    pendingAction?.cancel()
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
    let action = actions.openFilm(at: row, in: model.films)
    action.run { [weak self] result in
      guard let self else { return }
      let film = result.get()
      model.update(selected: film)
      delegate?.favouritesDidOpen(film)
    }
  }
}

/// The data of the list of favourites.
final class FavouritesModel: @MainActor FavouritesModelUpdating {
  private(set) var films: [Film] = []
  private(set) var isLoading = true
  private(set) var failure: (any Error)?

  private var selectedFilm: Film?

  var selectedRow: Int? {
    films.firstIndex { $0 == selectedFilm }
  }

  func update(films: [Film]) {
    self.films = films
    failure = nil
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

  /// True while the summary names a failure. The button is hidden in the storyboard.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { retryButton.isHidden = !offersRetry } }
  }

  private func showSummary() {
    let count = model.films.count
    let reason = model.failure?.message
    summary.text = summaryText(count, reason)
    offersRetry = reason != nil
  }

  private func summaryText(_ count: Int, _ reason: String?) -> String {
    guard let reason else { return countText(count) }
    return count == 0 ? reason : "\(countText(count)) \(strings("failure.summary", reason))"
  }

  private func countText(_ count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }
}

extension FavouritesViewModel: FavouritesViewModelInput {
  func refresh(_ part: FavouritesPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(Row.init)
      list.selectedRow = model.selectedRow
      showSummary()
      spinner.isActive = false
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .loadFailure:
      alert.message = model.failure?.message
      showSummary()
      spinner.isActive = false
    }
  }
}
