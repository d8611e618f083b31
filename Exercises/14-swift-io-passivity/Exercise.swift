import Catalogue
import HeadlessUI

@testable import SwiftIO

/// The list of countries: wires the scene, asks for refreshes and navigates to other scenes.
final class CountriesViewController: UIViewController, CountriesInteractorDelegate {
  @Outlet var interactor: any CountriesInteractorInput
  @Outlet var viewModel: any CountriesViewModelInput

  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.retry?() }
  /// Repeats what the alert tells of; replaced together with the message.
  private var retry: (() -> Void)?

  init(actions: any ActionFactory) {
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = CountriesModel()
    interactor.model = model
    viewModel.model = model
    viewModel.alert = alert
    interactor.actions = actions
    interactor.delegate = self
    interactor.load()
  }

  private func show(_ identifier: String, creator: () -> some UIViewController) {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let next = storyboard.instantiateViewController(identifier: identifier, creator: creator)
    navigationController?.pushViewController(next, animated: true)
  }

  /// Presents the alert, unless its scene is out of sight; an alert that is being dismissed keeps what it offers.
  private func presentAlert(retry: @escaping () -> Void) {
    if !alert.isBeingDismissed { self.retry = retry }
    presentIfVisible(alert)
  }

  func countriesDidBeginLoading() { viewModel.refresh(.progress) }
  func countriesDidLoad() { viewModel.refresh(.everything) }
  func countriesDidFind() { viewModel.refresh(.list) }
  func countriesDidReorder() { viewModel.refresh(.order) }

  func countriesDidOpen(_ country: Country) {
    show("Films") { FilmsViewController(country: country, actions: actions) }
  }

  func countriesDidOpenRegions(selected: Region?) {
    viewModel.refresh(.region)
    guard let storyboard else { return }
    let regionsViewController = storyboard.instantiateViewController(identifier: "Regions") {
      RegionsViewController(selected: selected, actions: actions)
    }
    regionsViewController.delegate = self
    let navigation = UINavigationController(rootViewController: regionsViewController)
    navigation.presentationController?.delegate = regionsViewController
    present(navigation, animated: true)
  }

  func countriesDidCloseRegions() { viewModel.refresh(.region) }
  func countriesDidFilter() { viewModel.refresh(.filter) }

  func countriesDidOpenFavourites() {
    show("Favourites") { FavouritesViewController(actions: actions) }
  }

  func countriesDidFailToLoad() {
    viewModel.refresh(.failure)
    presentAlert { [weak self] in self?.interactor.retry() }
  }

  func countriesDidFailToOpenFavourites() {
    alert.message = strings("failure.unavailable")
    presentAlert { [weak self] in self?.interactor.retryOpening() }
  }
}

extension CountriesViewController: RegionsViewControllerDelegate {
  func regionsSheetDidChoose(_ region: Region?) {
    interactor.filter(by: region)
    dismiss(animated: true)
  }

  func regionsSheetDidCancel() {
    interactor.closeRegions()
    // Does nothing if the user has swiped the sheet away.
    dismiss(animated: true)
  }
}
