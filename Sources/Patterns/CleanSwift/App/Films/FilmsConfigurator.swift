/// Creates and connects the Films scene's interactor, presenter and router; no other type names their classes.
final class FilmsConfigurator {
  static let shared = FilmsConfigurator()

  private init() {}

  /// Gives `viewController` fresh components.
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
