import Catalogue
import HeadlessUI

/// The base of the modules' wireframes: shows failures over the module's screen.
class ModuleWireframe {
  weak var viewController: UIViewController?

  private weak var alert: UIAlertController?
  private var retry: (() -> Void)?

  /// Shows an alert, unless the screen is out of sight. An alert that is already up gets the new message.
  ///
  /// - Parameter retry: Repeats what failed; called when the user taps "Try Again".
  func showFailure(_ message: String, retry: @escaping () -> Void) {
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return }
    self.retry = retry
    if let alert, alert.presentingViewController != nil {
      alert.message = message
      return
    }
    let alert = UIAlertController(title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] _ in self?.retry?() })
    self.alert = alert
    viewController.present(alert, animated: true)
  }
}
