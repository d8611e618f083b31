import HeadlessUI

/// Can serve one class of view controllers only.
private final class GreetingsRouter {
  weak var viewController: GreetingsViewController?

  func routeToGreeting(segue: UIStoryboardSegue?) {
    viewController?.performSegue(withIdentifier: "Greeting", sender: self)
  }
}

private final class GreetingsViewController: UIViewController {}
