import HeadlessUI

/// Casts its output to a second protocol.
private final class GreetingsViewController: UIViewController {
  var output: (any GreetingsViewControllerOutput)?

  @IBAction func greet(_ sender: Any) {
    title = (output as? any GreetingsKeeping)?.greeting
  }
}

private protocol GreetingsViewControllerOutput: AnyObject {}

private protocol GreetingsKeeping: AnyObject {
  var greeting: String { get }
}
