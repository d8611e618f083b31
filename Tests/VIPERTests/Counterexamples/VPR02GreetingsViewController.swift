import HeadlessUI

/// Decides the order of greetings.
private final class GreetingsViewController: UIViewController {
  private var greetings: [String] = []

  func show(_ greetings: [String]) {
    self.greetings = greetings.sorted()
  }
}
