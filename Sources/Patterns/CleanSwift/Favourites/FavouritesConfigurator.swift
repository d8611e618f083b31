/// Connects the parts of the scene Favourites; the only one that knows all their classes.
final class FavouritesConfigurator: Configuring {
  static let shared = FavouritesConfigurator()

  private init() {}

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
