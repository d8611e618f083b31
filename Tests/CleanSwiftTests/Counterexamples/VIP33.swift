import HeadlessUI

/// Calls its configurator as it is created.
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

/// Has every scene connected a second time, as the storyboard does not trust its view controllers.
private func makeScene() -> UIViewController {
  let controller = GreetingsViewController()
  GreetingsConfigurator.shared.configure(controller)
  return controller
}
