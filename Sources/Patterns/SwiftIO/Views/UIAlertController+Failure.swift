import HeadlessUI

/// Shows a message in an alert over its scene, and sends its primary action when a person tries again.
///
/// While the scene is out of sight there is no alert. A message that comes while an alert is shown takes the
/// place of the one before; nil tells that what was waited for has come.
final class FailureAlert: UIControl, FailureDisplay {
  /// Turns again when a person tries again, if it turned when the message came.
  @Outlet var spinner: UIActivityIndicatorView

  private weak var alert: UIAlertController?
  private var wasWaiting = false

  var message: String? {
    didSet {
      wasWaiting = message != nil && spinner.isAnimating
      guard let message, window != nil else { return }
      if let alert, alert.presentingViewController != nil {
        alert.message = message
      } else {
        show(message)
      }
    }
  }

  private func show(_ message: String) {
    let alert = UIAlertController(title: "Something went wrong", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Try Again", style: .default) { [weak self] _ in self?.tryAgain() })
    self.alert = alert
    viewController?.present(alert, animated: true)
  }

  private func tryAgain() {
    if wasWaiting { spinner.startAnimating() }
    sendActions(for: .primaryActionTriggered)
  }

  private var viewController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
