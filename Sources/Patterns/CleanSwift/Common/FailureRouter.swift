import Catalogue
import HeadlessUI

/// Shows failures over a scene.
protocol FailureRouting: AnyObject {
  /// Shows `message` in an alert that offers to try again.
  ///
  /// A scene that is out of sight shows no alert. If an alert is up, its message is replaced.
  func showFailure(_ message: String, retry: @escaping () -> Void)
}

/// The part that the routers of all scenes have in common.
class FailureRouter: FailureRouting {
  weak var viewController: UIViewController?

  private var retry: (() -> Void)?

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    self.retry = retry
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return }
    if let alert = viewController.presentedViewController as? UIAlertController {
      alert.message = message
    } else {
      viewController.present(makeAlert(message), animated: true)
    }
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
