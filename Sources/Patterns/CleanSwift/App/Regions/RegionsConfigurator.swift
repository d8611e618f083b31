/// Creates and connects the Regions scene's interactor, presenter and router; no other type names their classes.
final class RegionsConfigurator {
  static let shared = RegionsConfigurator()

  private init() {}

  /// Gives `viewController` fresh components.
  func configure(_ viewController: RegionsViewController, dependencies: any Dependencies) {
    let interactor = RegionsInteractor(dependencies: dependencies)
    let presenter = RegionsPresenter()
    let router = RegionsRouter()
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}
