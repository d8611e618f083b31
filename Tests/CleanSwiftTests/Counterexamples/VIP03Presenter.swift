import HeadlessUI

/// Can send to only one class of view controller.
private final class GreetingsPresenter {
  weak var output: GreetingsViewController?

  func presentGreet() {
    output?.title = "Hello"
  }
}

private final class GreetingsViewController: UIViewController {}
