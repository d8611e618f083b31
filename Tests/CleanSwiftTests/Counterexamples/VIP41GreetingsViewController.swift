import HeadlessUI

/// Searches its own rows, without the interactor.
private final class GreetingsViewController: UIViewController {
  private var rows: [String] = []
  private var found: [String] = []

  func search(_ text: String) {
    found = rows.filter { $0.contains(text) }
  }
}
