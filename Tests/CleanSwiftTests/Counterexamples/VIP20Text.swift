import HeadlessUI

/// Makes the sentence that is shown out of what it was given.
private final class GreetingsViewController: UIViewController {
  @Outlet var greeting: UILabel

  func displayGreet(name: String, count: Int) {
    greeting.text = "Hello, \(name), for the \(count)th time"
  }
}
