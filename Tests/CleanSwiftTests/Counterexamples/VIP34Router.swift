import HeadlessUI

/// Can serve only one class of view controller.
private final class GreetingsRouter {
  weak var viewController: GreetingsViewController?

  func routeToGreeting(segue: UIStoryboardSegue?) {
    viewController?.performSegue(withIdentifier: "Greeting", sender: self)
  }
}

private final class GreetingsViewController: UIViewController {}
