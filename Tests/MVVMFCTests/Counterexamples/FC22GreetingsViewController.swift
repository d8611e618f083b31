import HeadlessUI

private enum GreetingFactory {
  static func showIn(_ viewController: UIViewController) {
    viewController.present(UIViewController(), animated: true)
  }
}

/// Opens the next module without its view model and its flow controller.
private final class GreetingsViewController: UIViewController {
  private func greet(_ sender: UIButton) {
    GreetingFactory.showIn(self)
  }
}
