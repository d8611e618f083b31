import HeadlessUI

/// Calls its configurator in its initializer.
private final class GreetingsViewController: UIViewController {
  override init() {
    super.init()
    GreetingsConfigurator.shared.configure(self)
  }
}

private final class GreetingsConfigurator {
  static let shared = GreetingsConfigurator()

  private init() {}

  func configure(_ viewController: GreetingsViewController) {}
}

/// Creates a scene and connects it a second time.
private func makeScene() -> UIViewController {
  let controller = GreetingsViewController()
  GreetingsConfigurator.shared.configure(controller)
  return controller
}
