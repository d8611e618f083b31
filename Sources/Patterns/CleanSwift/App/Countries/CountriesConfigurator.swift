/// Creates and connects the Countries scene's interactor, presenter and router; no other type names their classes.
final class CountriesConfigurator {
  static let shared = CountriesConfigurator()

  private init() {}

  /// Gives `viewController` fresh components.
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
