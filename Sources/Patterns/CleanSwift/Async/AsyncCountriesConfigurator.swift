/// Creates and connects the Countries scene's parts, with the interactor that awaits its worker.
final class AsyncCountriesConfigurator {
  static let shared = AsyncCountriesConfigurator()

  private init() {}

  /// Gives `viewController` fresh components.
  func configure(_ viewController: CountriesViewController, dependencies: any AsyncDependencies) {
    let interactor = AsyncCountriesInteractor(dependencies: dependencies)
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
