import HeadlessUI

/// Is weak, and takes for granted all the same that its scene is there.
private final class GreetingsRouter {
  weak var viewController: UIViewController!

  func routeToGreeting(segue: UIStoryboardSegue?) {
    viewController.navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
