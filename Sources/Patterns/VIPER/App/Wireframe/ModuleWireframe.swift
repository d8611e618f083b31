import Catalogue
import HeadlessUI

/// The base class of the modules' wireframes: shows failures in an alert.
class ModuleWireframe: FailureRouting {
  weak var viewController: UIViewController?

  /// Repeats what failed last; replaced together with the alert's message.
  private var retry: (() -> Void)?

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return }
    self.retry = retry
    if let alert = viewController.presentedViewController as? UIAlertController {
      alert.message = message
      return
    }
    let alert = UIAlertController(title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] _ in self?.retry?() })
    viewController.present(alert, animated: true)
  }
}
