/// Creates and connects the Favourites scene's interactor, presenter and router; no other type names their classes.
final class FavouritesConfigurator {
  static let shared = FavouritesConfigurator()

  private init() {}

  /// Gives `viewController` fresh components.
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
