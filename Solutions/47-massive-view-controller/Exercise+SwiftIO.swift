import Catalogue
import HeadlessUI

@testable import SwiftIO

/// The favourites: wires the scene, asks for refreshes and navigates to a film.
final class FavouritesViewController: UIViewController {
  @Outlet var interactor: any FavouritesInteractorInput
  @Outlet var viewModel: any FavouritesViewModelInput

  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.retry() }

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

  private func retry() {
    viewModel.refresh(.retry)
    interactor.load()
  }
}

extension FavouritesViewController: FavouritesInteractorDelegate {
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
}

extension FavouritesInteractor: FavouritesEvents {
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
  private(set) var failure: (any Error)?

  private var selectedFilm: Film?

  var selectedRow: Int? {
    films.firstIndex { $0 == selectedFilm }
  }

  func update(films: [Film]) {
    self.films = films
    failure = nil
  }

  func update(selected film: Film) {
    selectedFilm = film
    failure = nil
  }

  func update(failure: any Error) {
    self.failure = failure
  }
}

/// Formats the list of favourites.
final class FavouritesViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FavouritesModelReading)!
  var alert: (any FailureDisplay)!

  /// The scene loads from the start: its spinner is animating in the storyboard.
  private var isLoading = true {
    didSet { spinner.isActive = isLoading }
  }
  /// True if the last failure stopped the spinner; a retry then starts it again.
  private var wasLoading = false

  private func showSummary() {
    summary.text = summaryText
  }

  private var reason: String? {
    model.failure?.message
  }

  private var summaryText: String {
    let count = model.films.count
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
      isLoading = false
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .loadFailure:
      alert.message = reason
      showSummary()
      wasLoading = isLoading
      isLoading = false
    case .retry:
      if wasLoading { isLoading = true }
    }
  }
}
