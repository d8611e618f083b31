import HeadlessUI

/// The wireframe: creates the module and shows it.
final class NewsWireframe {
  private let window: UIWindow
  init(window: UIWindow) { self.window = window }

  func showNews(store: any NewsStore) {
    let presenter = NewsPresenter(interactor: ReadNewsInteractor(store: store))
    let viewController = NewsViewController(presenter: presenter)
    presenter.view = viewController
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }
}
