import HeadlessUI

/// Composes the displayed sentence from its parts.
private final class GreetingsViewController: UIViewController {
  @Outlet var greeting: UILabel

  func displayGreet(name: String, count: Int) {
    greeting.text = "Hello, \(name), for the \(count)th time"
  }
}
