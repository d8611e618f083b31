/// Connects the parts of the scene Favourites, and is the only one to know all their classes.
final class FavouritesConfigurator {
  static let shared = FavouritesConfigurator()

  private init() {}

  /// Gives a view controller that is being created its own, fresh parts.
  func configure(_ viewController: FavouritesViewController, dependencies: any Dependencies) {
    let interactor = FavouritesInteractor(dependencies: dependencies)
    let presenter = FavouritesPresenter()
    let router = FavouritesRouter()
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}
