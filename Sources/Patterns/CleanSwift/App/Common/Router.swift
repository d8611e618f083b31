import HeadlessUI

/// The base class of the routers: creates and shows scenes.
class Router {
  weak var viewController: UIViewController?

  init() {}

  /// Creates the storyboard's scene with this identifier.
  func instantiate(_ scene: String) -> UIViewController? {
    viewController?.storyboard?.instantiateViewController(identifier: scene)
  }

  /// Pushes a scene onto the navigation stack.
  func show(_ destination: UIViewController) {
    viewController?.navigationController?.pushViewController(destination, animated: true)
  }
}
