import HeadlessUI

/// Refers to its view controller weakly, but assumes that it still exists.
private final class GreetingsRouter {
  weak var viewController: UIViewController!

  func routeToGreeting(segue: UIStoryboardSegue?) {
    viewController.navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
