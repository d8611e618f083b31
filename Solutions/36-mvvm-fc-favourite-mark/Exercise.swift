import Catalogue
import Foundation
import HeadlessUI
import Library
import LibraryUI

@testable import MVVMFC

/// Shows a film, and passes the user's actions on to its view model.
final class FilmViewController: UIViewController {
  private let name = UILabel.multiline()
  private let origin = UILabel.multiline()
  private let retryButton = UIButton.retry()
  private let award = UILabel()
  private let favouriteButton = UIButton()
  private let spinner = UIActivityIndicatorView()

  private let viewModel: any FilmViewModelType

  init(viewModel: any FilmViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("film.title")
  }

  override func loadView() {
    view = UIView.column(name, origin, retryButton, award, favouriteButton, spinner)
    retryButton.addTarget(self, action: FilmViewController.reload, for: .touchUpInside)
    favouriteButton.addTarget(self, action: FilmViewController.toggleFavourite, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    favouriteDidChange()
    viewModel.reload()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { viewModel.cancel() }
  }

  private func reload(_ sender: UIButton) {
    viewModel.reload()
  }

  private func toggleFavourite(_ sender: UIButton) {
    viewModel.toggleFavourite()
  }
}

extension FilmViewController: FilmViewModelDelegate {
  func isLoadingDidChange() {
    spinner.setAnimating(viewModel.isLoading)
  }

  func filmDidChange() {
    name.text = viewModel.titleText
    origin.text = viewModel.originText
    award.text = viewModel.awardText
  }

  func canRetryDidChange() {
    retryButton.isHidden = !viewModel.canRetry
  }

  func favouriteDidChange() {
    favouriteButton.setTitle(viewModel.favouriteText, for: .normal)
    favouriteButton.isEnabled = viewModel.canToggleFavourite
  }
}

/// Prepares the details of a film, and handles the user's actions.
final class FilmViewModel: FilmViewModelType {
  weak var delegate: (any FilmViewModelDelegate)?

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { delegate?.isLoadingDidChange() } }
  }
  private(set) var titleText = ""
  private(set) var originText = ""
  private(set) var canRetry = false {
    didSet { if canRetry != oldValue { delegate?.canRetryDidChange() } }
  }
  private(set) var awardText = ""
  private(set) var favouriteText = strings("film.mark")
  private(set) var canToggleFavourite = false

  private let flowController: any FlowControllerType
  private let film: Film
  private let catalogue: any CatalogueServiceType
  private let favourites: any FavouritesStore
  private var request: (any Cancellable)?

  init(
    film: Film, catalogue: any CatalogueServiceType, favourites: any FavouritesStore,
    flowController: any FlowControllerType
  ) {
    self.film = film
    self.catalogue = catalogue
    self.favourites = favourites
    self.flowController = flowController
  }

  func reload() {
    isLoading = true
    request?.cancel()
    request = catalogue.film(film.id) { [weak self] in self?.finish($0) }
  }

  func cancel() {
    request?.cancel()
    request = nil
    isLoading = false
  }

  func toggleFavourite() {
    do throws(FavouritesError) {
      let isFavourite = try favourites.contains(film.id)
      if isFavourite {
        try favourites.remove(film.id)
      } else {
        try favourites.add(film.id)
      }
      announce(isFavourite: !isFavourite)
    } catch {
      flowController.show(favouritesError: error) { [weak self] in self?.toggleFavourite() }
    }
  }

  private func finish(_ result: Result<FilmDetails, ApiError>) {
    request = nil
    isLoading = false
    switch result {
    case .success(let details):
      succeed(with: details)
    case .failure(let error):
      fail(because: error.message)
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func succeed(with details: FilmDetails) {
    do throws(FavouritesError) {
      let isFavourite = try favourites.contains(film.id)
      let countries = details.countries.map(\.name)
        .formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
      titleText = details.film.title
      originText = strings("film.origin", countries, details.film.year)
      awardText = strings(details.film.won ? "film.won" : "film.nominated")
      delegate?.filmDidChange()
      canRetry = false
      announce(isFavourite: isFavourite)
    } catch {
      fail(because: error.description)
      flowController.show(favouritesError: error) { [weak self] in self?.reload() }
    }
  }

  private func fail(because reason: String) {
    titleText = film.title
    originText = reason
    delegate?.filmDidChange()
    canRetry = true
  }

  private func announce(isFavourite: Bool) {
    canToggleFavourite = true
    favouriteText = strings(isFavourite ? "film.unmark" : "film.mark")
    delegate?.favouriteDidChange()
  }
}
