import HeadlessUI

/// Decides itself in which order greetings come.
private final class GreetingsViewController: UIViewController {
  private var greetings: [String] = []

  func show(_ greetings: [String]) {
    self.greetings = greetings.sorted()
  }
}
