import Catalogue
import HeadlessUI

/// Leads to the list of countries: owns the window, and the navigation controller in it.
final class CountryListWireframe {
  private let window: UIWindow
  private var navigationController: UINavigationController?

  init(window: UIWindow) {
    self.window = window
  }

  /// Makes the list of countries and shows it.
  func showCountryList(catalogue: any CatalogueService) {
    let interactor = ListCountriesInteractor(store: CatalogueDataStore(catalogue: catalogue))
    let presenter = CountryListPresenter(interactor: interactor)
    let view = CountryListViewController()
    interactor.output = presenter
    presenter.view = view
    view.presenter = presenter
    show(view)
  }

  /// Shows the first screen.
  func show(_ view: UIViewController) {
    let navigation = UINavigationController(rootViewController: view)
    navigationController = navigation
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}
