/// Connects the parts of the scene Countries; the only one that knows all their classes.
final class CountriesConfigurator: Configuring {
  static let shared = CountriesConfigurator()

  private init() {}

  func configure(_ viewController: CountriesViewController, dependencies: any Dependencies) {
    let interactor = CountriesInteractor(dependencies: dependencies)
    let presenter = CountriesPresenter()
    let router = CountriesRouter()
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}
