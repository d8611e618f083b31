import HeadlessUI

/// Could have nobody else display what it has made.
private final class GreetingsPresenter {
  weak var output: GreetingsViewController?

  func presentGreet() {
    output?.title = "Hello"
  }
}

private final class GreetingsViewController: UIViewController {}
