import HeadlessUI

/// Shows a greeting.
private final class GreetingsViewController: UIViewController {
  private let greeting = UILabel()

  override func loadView() {
    view = greeting
  }
}
