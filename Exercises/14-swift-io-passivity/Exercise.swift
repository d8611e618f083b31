import Catalogue
import HeadlessUI

@testable import SwiftIO

/// The list of countries: wires the scene, asks for refreshes and navigates to other scenes.
final class CountriesViewController: UIViewController, CountriesInteractorDelegate {
  @Outlet var interactor: any CountriesInteractorInput
  @Outlet var viewModel: any CountriesViewModelInput

  private let actions: any ActionFactory
  private lazy var alert = UIAlertController.failure { [weak self] in self?.interactor.retry() }

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

  func countriesDidBeginLoading() { viewModel.refresh(.progress) }
  func countriesDidLoad() { viewModel.refresh(.everything) }
  func countriesDidFind() { viewModel.refresh(.list) }
  func countriesDidReorder() { viewModel.refresh(.order) }

  func countriesDidOpen(_ country: Country) {
    show("Films") { FilmsViewController(country: country, actions: actions) }
  }

  func countriesDidOpenFavourites() {
    show("Favourites") { FavouritesViewController(actions: actions) }
  }

  func countriesDidFailToLoad() {
    viewModel.refresh(.failure)
    presentIfVisible(alert)
  }

  func countriesDidFailToOpenFavourites() {
    alert.message = strings("failure.unavailable")
    presentIfVisible(alert)
  }
}
