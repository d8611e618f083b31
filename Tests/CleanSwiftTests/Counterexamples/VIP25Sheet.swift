import HeadlessUI

/// Presents any scene that its closure creates.
private final class GreetingsViewController: UIViewController {
  var makeGreeting: () -> UIViewController = { UIViewController() }

  @IBAction func openGreeting(_ sender: Any) {
    present(makeGreeting(), animated: true)
  }
}
