import HeadlessUI

private final class GreetingViewController: UIViewController {}

/// Has no factory for the screen that it shows.
private final class GreetingsFlowController {
  weak var viewController: UIViewController?

  func showGreeting() {
    let next: GreetingViewController = .init()
    viewController?.navigationController?.pushViewController(next, animated: true)
  }
}
