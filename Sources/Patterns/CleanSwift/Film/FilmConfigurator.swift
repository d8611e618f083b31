/// Connects the parts of the scene Film; the only one that knows all their classes.
final class FilmConfigurator: Configuring {
  static let shared = FilmConfigurator()

  private init() {}

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
