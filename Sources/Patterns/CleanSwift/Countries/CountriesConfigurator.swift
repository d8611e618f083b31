/// Connects the parts of the scene Countries, and is the only one to know all their classes.
final class CountriesConfigurator {
  static let shared = CountriesConfigurator()

  private init() {}

  /// Gives a view controller that is being created its own, fresh parts.
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
