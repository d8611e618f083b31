import HeadlessUI

/// Makes the next scene itself, and puts it on the screen.
private final class GreetingsViewController: UIViewController {
  @IBAction func openGreeting(_ sender: Any) {
    let greeting = GreetingViewController()
    greeting.title = title
    navigationController?.pushViewController(greeting, animated: true)
  }
}

private final class GreetingViewController: UIViewController {}
