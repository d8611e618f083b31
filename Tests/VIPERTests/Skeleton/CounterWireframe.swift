import HeadlessUI

/// The wireframe: creates the module and shows it.
final class CounterWireframe {
  private let window: UIWindow
  init(window: UIWindow) { self.window = window }

  func showCounter(store: any CounterStore) {
    let interactor = CountInteractor(store: store)
    let presenter = CounterPresenter(interactor: interactor)
    let viewController = CounterViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }
}
