import Catalogue
import HeadlessUI

@testable import SwiftIO

/// The films of a country: wires the scene, asks for refreshes and navigates to a film.
final class FilmsViewController: UIViewController {
  @Outlet var interactor: any FilmsInteractorInput
  @Outlet var viewModel: any FilmsViewModelInput

  private let country: Country
  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.interactor.retry() }

  init(country: Country, actions: any ActionFactory) {
    self.country = country
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = FilmsModel(country: country)
    interactor.model = model
    viewModel.model = model
    viewModel.alert = alert
    interactor.actions = actions
    interactor.delegate = self
    interactor.load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { interactor.cancel() }
  }
}

extension FilmsViewController: FilmsInteractorDelegate {
  func filmsDidBeginLoading() {
    viewModel.refresh(.progress)
  }

  func filmsDidLoad() {
    viewModel.refresh(.everything)
  }

  func filmsDidOpen(_ film: Film) {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let filmViewController = storyboard.instantiateViewController(identifier: "Film") {
      FilmViewController(film: film, actions: actions)
    }
    navigationController?.pushViewController(filmViewController, animated: true)
  }

  func filmsDidFailToLoad() {
    viewModel.refresh(.failure)
    presentIfVisible(alert)
  }
}

/// Handles the events of the list of a country's films.
final class FilmsInteractor {
  @Outlet var list: any RowInput

  var model: (any FilmsModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any FilmsInteractorDelegate)?

  private var pendingAction: (any Action<[Film], CatalogueError>)?
}

extension FilmsInteractor: FilmsInteractorInput {
  func load() {
    let action = actions.listFilms(of: model.country)
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let films):
        model.update(films: films)
        delegate?.filmsDidLoad()
      case .failure(let error):
        model.update(failure: error)
        delegate?.filmsDidFailToLoad()
      }
    }
  }

  func cancel() {
    pendingAction?.cancel()
  }

  func retry() {
    model.update(isLoading: true)
    delegate?.filmsDidBeginLoading()
    load()
  }
}

extension FilmsInteractor: FilmsEvents {
  @IBAction func reload(_ sender: Any) {
    retry()
  }

  @IBAction func openFilm(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let film = model.films[row]
    model.update(selected: film)
    delegate?.filmsDidOpen(film)
  }
}

/// The data of the list of a country's films.
final class FilmsModel: @MainActor FilmsModelUpdating {
  let country: Country
  private(set) var films: [Film] = []
  private(set) var isLoading = true
  private(set) var failure: (any Error)?

  private var selectedFilm: Film?

  init(country: Country) {
    self.country = country
  }

  var selectedRow: Int? {
    films.firstIndex { $0.id == selectedFilm?.id }
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

/// Formats the list of a country's films.
final class FilmsViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmsModelReading)!
  var alert: (any FailureDisplay)!

  private func showSummary() {
    let country = model.country.name
    let count = model.films.count
    let reason = model.failure?.message
    summary.text = strings.summary(count, "films", country, reason: reason)
    retryButton.isHidden = reason == nil
  }
}

extension FilmsViewModel: FilmsViewModelInput {
  func refresh(_ part: FilmsPart) {
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
