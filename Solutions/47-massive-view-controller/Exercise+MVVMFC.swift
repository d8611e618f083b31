import Catalogue
import Foundation
import HeadlessUI
import Library
import LibraryUI

@testable import MVVMFC

/// Shows the favourites, and passes the user's actions on to its view model.
final class FavouritesViewController: UIViewController {
  private let summary = UILabel.multiline()
  private let retryButton = UIButton.retry()
  private let list = ListView()
  private let spinner = UIActivityIndicatorView()

  private let viewModel: any FavouritesViewModelType

  init(viewModel: any FavouritesViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("favourites.title")
  }

  override func loadView() {
    view = UIView.column(summary, retryButton, list, spinner)
    list.delegate = self
    retryButton.addTarget(self, action: FavouritesViewController.reload, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.isLoadingDidChange = { [weak self] in self?.showIsLoading() }
    viewModel.itemsDidChange = { [weak self] in self?.showItems() }
    viewModel.selectedIndexDidChange = { [weak self] in self?.showSelectedIndex() }
    viewModel.summaryDidChange = { [weak self] in self?.showSummary() }
    viewModel.canRetryDidChange = { [weak self] in self?.showCanRetry() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.reload()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.cancel()
  }

  private func reload(_ sender: UIButton) {
    viewModel.retry()
  }

  private func showIsLoading() {
    spinner.setAnimating(viewModel.isLoading)
  }

  private func showItems() {
    list.show(viewModel.items, selected: viewModel.selectedIndex)
  }

  private func showSelectedIndex() {
    list.select(viewModel.selectedIndex)
  }

  private func showSummary() {
    summary.text = viewModel.summaryText
  }

  private func showCanRetry() {
    retryButton.isHidden = !viewModel.canRetry
  }
}

extension FavouritesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }
}

/// Prepares the list of favourites, and handles the user's actions.
final class FavouritesViewModel: FavouritesViewModelType {
  var isLoadingDidChange: (() -> Void)?
  var itemsDidChange: (() -> Void)?
  var selectedIndexDidChange: (() -> Void)?
  var summaryDidChange: (() -> Void)?
  var canRetryDidChange: (() -> Void)?

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { isLoadingDidChange?() } }
  }
  private(set) var items: [ListItem] = []
  private(set) var summaryText = ""
  private(set) var canRetry = false {
    didSet { if canRetry != oldValue { canRetryDidChange?() } }
  }

  private let flowController: any FavouritesFlowControllerType
  private let findFavourites: any FindFavouritesUseCaseType
  private var films: [Film] = []
  private var selectedFilm: Film.ID?
  private var request: (any Cancellable)?

  init(findFavourites: any FindFavouritesUseCaseType, flowController: any FavouritesFlowControllerType) {
    self.findFavourites = findFavourites
    self.flowController = flowController
  }

  var selectedIndex: Int? {
    films.firstIndex { $0.id == selectedFilm }
  }

  func reload() {
    // After a return, the old list or the failure is shown until the new list arrives.
    if summaryText.isEmpty { isLoading = true }
    request?.cancel()
    do throws(FavouritesError) {
      request = try findFavourites.films { [weak self] in self?.finish($0) }
    } catch {
      isLoading = false
      fail(because: error.description)
      flowController.show(favouritesError: error) { [weak self] in self?.retry() }
    }
  }

  func retry() {
    isLoading = true
    reload()
  }

  func cancel() {
    request?.cancel()
    request = nil
    isLoading = false
  }

  func selectedItem(index: Int) {
    let film = films[index]
    selectedFilm = film.id
    selectedIndexDidChange?()
    flowController.showFilm(film)
  }

  private func finish(_ result: Result<[Film], ApiError>) {
    request = nil
    isLoading = false
    switch result {
    case .success(let found):
      succeed(with: found)
    case .failure(let error):
      fail(because: error.message)
      flowController.show(apiError: error) { [weak self] in self?.retry() }
    }
  }

  private func succeed(with found: [Film]) {
    films = found
    items = films.map(ListItem.init)
    itemsDidChange?()
    summaryText = summary
    summaryDidChange?()
    canRetry = false
  }

  private func fail(because reason: String) {
    summaryText = films.isEmpty ? reason : "\(summary) \(strings("failure.summary", reason))"
    summaryDidChange?()
    canRetry = true
  }

  private var summary: String {
    switch films.count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", films.count)
    }
  }
}

/// Opens the screens that follow the favourites.
final class FavouritesFlowController: FlowController, @MainActor FavouritesFlowControllerType {
  func showFilm(_ film: Film) {
    guard let navigationController else { return }
    FilmFactory.pushIn(navigationController, film: film, dependencies: dependencies)
  }
}
