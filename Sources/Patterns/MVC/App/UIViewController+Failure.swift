import Catalogue
import HeadlessUI

extension UIAlertController {
  /// Creates an alert that tells of a failure and offers to try again.
  static func failure(retry: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: strings("failure.title"), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(UIAlertAction(title: strings("failure.retry"), style: .default) { _ in retry() })
    return alert
  }
}

extension UIViewController {
  /// Presents the alert with a message, unless another screen covers this one or screens are changing. An alert that is
  /// already presented gets the new message.
  ///
  /// - Returns: True if the alert has the message now.
  @discardableResult func present(_ alert: UIAlertController, message: String) -> Bool {
    guard viewIfLoaded?.window != nil, navigationController?.topViewController === self else { return false }
    let isPresented = presentedViewController === alert && !alert.isBeingDismissed
    guard isPresented || presentedViewController == nil && transitionCoordinator == nil else { return false }
    alert.message = message
    if !isPresented { present(alert, animated: true) }
    return true
  }
}

extension UIButton {
  /// Creates a button that offers to try again; it is hidden until something has failed.
  static func retry() -> UIButton {
    let button = UIButton()
    button.setTitle(strings("failure.retry"), for: .normal)
    button.isHidden = true
    return button
  }
}

extension CatalogueError {
  /// The message that the user reads about the failure.
  var message: String {
    self == .unavailable ? strings("failure.unavailable") : description
  }
}
