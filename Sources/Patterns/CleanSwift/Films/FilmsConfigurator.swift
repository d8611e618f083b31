/// Connects the parts of the scene Films, and is the only one to know all their classes.
final class FilmsConfigurator {
  static let shared = FilmsConfigurator()

  private init() {}

  /// Gives a view controller that is being created its own, fresh parts.
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
