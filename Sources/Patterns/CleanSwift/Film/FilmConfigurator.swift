/// Connects the parts of the scene Film, and is the only one to know all their classes.
final class FilmConfigurator {
  static let shared = FilmConfigurator()

  private init() {}

  /// Gives a view controller that is being created its own, fresh parts.
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
