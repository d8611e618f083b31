import HeadlessUI

/// Shows over itself whatever scene it is given.
private final class GreetingsViewController: UIViewController {
  var makeGreeting: () -> UIViewController = { UIViewController() }

  @IBAction func openGreeting(_ sender: Any) {
    present(makeGreeting(), animated: true)
  }
}
