import HeadlessUI

/// Asks its own worker, and not its output.
private final class GreetingsViewController: UIViewController {
  private let worker = GreetWorker()

  @IBAction func greet(_ sender: Any) {
    title = worker.greet()
  }
}

private final class GreetWorker {
  func greet() -> String { "Hello" }
}
