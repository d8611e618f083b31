import HeadlessUI

private enum GreetingFactory {
  static func showIn(_ viewController: UIViewController) {
    viewController.present(UIViewController(), animated: true)
  }
}

/// Opens the next module itself, instead of asking a view model.
private final class GreetingsViewController: UIViewController {
  private func greet(_ sender: UIButton) {
    GreetingFactory.showIn(self)
  }
}
