import Catalogue
import HeadlessUI

/// Shows failures over a scene.
protocol FailureRouting: AnyObject {
  /// Shows `message` in an alert that offers to try again.
  ///
  /// If the scene is off screen, no alert is shown. If an alert is already presented, its message is replaced.
  func showFailure(_ message: String, retry: @escaping () -> Void)
}

/// The base class of the routers: creates and shows scenes, and shows failures in an alert.
class Router: FailureRouting {
  weak var viewController: UIViewController?

  /// Repeats what failed last; replaced together with the alert's message.
  private var retry: (() -> Void)?

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return }
    self.retry = retry
    if let alert = viewController.presentedViewController as? UIAlertController {
      alert.message = message
    } else {
      viewController.present(makeAlert(message), animated: true)
    }
  }

  /// Creates the storyboard's scene with this identifier.
  func instantiate(_ scene: String) -> UIViewController? {
    viewController?.storyboard?.instantiateViewController(identifier: scene)
  }

  /// Pushes a scene onto the navigation stack.
  func show(_ destination: UIViewController) {
    viewController?.navigationController?.pushViewController(destination, animated: true)
  }

  private func makeAlert(_ message: String) -> UIAlertController {
    let alert = UIAlertController(
      title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] _ in self?.retry?() })
    return alert
  }
}
