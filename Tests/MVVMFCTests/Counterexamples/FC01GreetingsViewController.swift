import HeadlessUI

/// Pushes the next view controller itself.
private final class GreetingsViewController: UIViewController {
  private func greet(_ sender: UIButton) {
    navigationController?.pushViewController(GreetingsViewController(), animated: true)
  }
}
