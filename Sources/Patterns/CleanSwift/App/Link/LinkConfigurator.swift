/// Creates and connects the Link scene's interactor, presenter and router; no other type names their classes.
final class LinkConfigurator {
  static let shared = LinkConfigurator()

  private init() {}

  /// Gives `viewController` fresh components.
  func configure(_ viewController: LinkViewController, dependencies: any Dependencies) {
    let interactor = LinkInteractor(dependencies: dependencies)
    let presenter = LinkPresenter()
    let router = LinkRouter()
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}
