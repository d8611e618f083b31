import HeadlessUI

private enum GreetingFactory {
  static func showIn(_ viewController: UIViewController) {
    viewController.present(UIViewController(), animated: true)
  }
}

/// Goes on past its view model and its flow controller.
private final class GreetingsViewController: UIViewController {
  private func greet(_ sender: UIButton) {
    GreetingFactory.showIn(self)
  }
}
