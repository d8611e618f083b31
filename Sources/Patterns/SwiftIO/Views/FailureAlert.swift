import HeadlessUI

/// Shows a message in an alert over the screen, and sends its primary action when a person tries again.
final class FailureAlert: UIControl, FailureDisplay {
  /// Turns again from the moment in which a person tries again.
  @Outlet var spinner: UIActivityIndicatorView

  var message: String? {
    didSet {
      guard let message else { return }
      show(message)
    }
  }

  private func show(_ message: String) {
    let alert = UIAlertController(title: "Something went wrong", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Try Again", style: .default) { [weak self] _ in
        self?.spinner.startAnimating()
        self?.sendActions(for: .primaryActionTriggered)
      })
    viewController?.present(alert, animated: true)
  }

  private var viewController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
