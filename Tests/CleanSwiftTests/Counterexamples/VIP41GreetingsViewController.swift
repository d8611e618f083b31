import HeadlessUI

/// Searches in the rows that it already has, past its interactor.
private final class GreetingsViewController: UIViewController {
  private var rows: [String] = []
  private var found: [String] = []

  func search(_ text: String) {
    found = rows.filter { $0.contains(text) }
  }
}
