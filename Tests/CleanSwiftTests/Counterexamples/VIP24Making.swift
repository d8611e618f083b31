import HeadlessUI

/// Creates the worker itself, and so knows who does the work.
private final class GreetingsViewController: UIViewController {
  var dependencies: (any GreetingsDependencies)?

  @IBAction func greet(_ sender: Any) {
    title = dependencies?.makeGreetWorker().greet()
  }
}

private protocol GreetingsDependencies: AnyObject {
  func makeGreetWorker() -> any GreetWorking
}

private protocol GreetWorking: AnyObject {
  func greet() -> String
}
