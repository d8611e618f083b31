import HeadlessUI

/// Pushes the next screen itself.
private final class GreetingsViewController: UIViewController {
  func open(_ sender: Any) {
    navigationController?.pushViewController(GreetingViewController(), animated: true)
  }
}

/// The next screen.
private final class GreetingViewController: UIViewController {}
