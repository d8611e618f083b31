import HeadlessUI

/// Checks that the sender is a button.
final class SIO09ButtonInteractor {
  private var greetings = 0

  func greet(_ sender: Any) {
    guard sender is UIButton else { return }
    greetings += 1
  }
}
