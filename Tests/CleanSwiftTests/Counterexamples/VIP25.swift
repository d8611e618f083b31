import HeadlessUI

/// Creates the next scene and pushes it.
private final class GreetingsViewController: UIViewController {
  @IBAction func openGreeting(_ sender: Any) {
    let greeting = GreetingViewController()
    greeting.title = title
    navigationController?.pushViewController(greeting, animated: true)
  }
}

private final class GreetingViewController: UIViewController {}
