/// Connects the parts of the scene Films; the only one that knows all their classes.
final class FilmsConfigurator: Configuring {
  static let shared = FilmsConfigurator()

  private init() {}

  func configure(_ viewController: FilmsViewController, dependencies: any Dependencies) {
    let interactor = FilmsInteractor(dependencies: dependencies)
    let presenter = FilmsPresenter()
    let router = FilmsRouter()
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}
