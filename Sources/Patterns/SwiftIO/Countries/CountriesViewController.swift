import HeadlessUI

/// The list of countries: wires the scene, asks for refreshes and leads on to the next scene.
final class CountriesViewController: UIViewController {
  @Outlet var interactor: any CountriesInteractorInput
  @Outlet var viewModel: any CountriesViewModelInput

  private let actions: any ActionFactory

  init(actions: any ActionFactory) {
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = CountriesModel()
    interactor.model = model
    viewModel.model = model
    interactor.actions = actions
    interactor.delegate = self
    interactor.load()
  }
}

extension CountriesViewController: CountriesInteractorDelegate {
  func countriesDidLoad() {
    viewModel.refresh(.everything)
  }

  func countriesDidChange() {
    viewModel.refresh(.list)
  }

  func countriesDidReorder() {
    viewModel.refresh(.order)
  }

  func countriesDidOpen(_ destination: CountriesDestination) {
    viewModel.refresh(.selection)
    guard let storyboard else { return }
    switch destination {
    case .country(let country):
      let films = storyboard.instantiateViewController(identifier: "Films") {
        FilmsViewController(country: country, actions: actions)
      }
      navigationController?.pushViewController(films, animated: true)
    case .favourites:
      let favourites = storyboard.instantiateViewController(identifier: "Favourites") {
        FavouritesViewController(actions: actions)
      }
      navigationController?.pushViewController(favourites, animated: true)
    }
  }

  func countriesDidFailToLoad() {
    viewModel.refresh(.loadFailure)
  }

  func countriesDidFail() {
    viewModel.refresh(.failure)
  }
}
