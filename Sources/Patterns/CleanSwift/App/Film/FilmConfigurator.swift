/// Creates and connects the Film scene's interactor, presenter and router; no other type names their classes.
final class FilmConfigurator {
  static let shared = FilmConfigurator()

  private init() {}

  /// Gives `viewController` fresh components.
  func configure(_ viewController: FilmViewController, dependencies: any Dependencies) {
    let interactor = FilmInteractor(dependencies: dependencies)
    let presenter = FilmPresenter()
    let router = FilmRouter()
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}
