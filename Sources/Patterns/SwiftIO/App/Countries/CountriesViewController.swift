import Catalogue
import HeadlessUI

/// The list of countries: wires the scene, asks for refreshes and navigates to other scenes.
final class CountriesViewController: UIViewController {
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
}

extension CountriesViewController: CountriesInteractorDelegate {
  func countriesDidBeginLoading() {
    viewModel.refresh(.progress)
  }

  func countriesDidLoad() {
    viewModel.refresh(.everything)
  }

  func countriesDidFind() {
    viewModel.refresh(.list)
  }

  func countriesDidReorder() {
    viewModel.refresh(.order)
  }

  func countriesDidOpen(_ country: Country) {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let filmsViewController = storyboard.instantiateViewController(identifier: "Films") {
      FilmsViewController(country: country, actions: actions)
    }
    navigationController?.pushViewController(filmsViewController, animated: true)
  }

  func countriesDidOpenFavourites() {
    viewModel.refresh(.selectedRow)
    guard let storyboard else { return }
    let favouritesViewController = storyboard.instantiateViewController(identifier: "Favourites") {
      FavouritesViewController(actions: actions)
    }
    navigationController?.pushViewController(favouritesViewController, animated: true)
  }

  func countriesDidFailToLoad() {
    viewModel.refresh(.failure)
    presentIfVisible(alert)
  }

  func countriesDidFailToOpenFavourites() {
    viewModel.refresh(.openingFailure)
    presentIfVisible(alert)
  }
}
