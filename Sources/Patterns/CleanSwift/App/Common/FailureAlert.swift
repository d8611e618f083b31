import Catalogue
import HeadlessUI

/// A view controller's alert, which shows a failure and offers to try again.
final class FailureAlert {
  /// Repeats what failed last; replaced together with the message.
  private var retry: (() -> Void)?

  private lazy var alert = UIAlertController.failure { [weak self] in self?.retry?() }

  /// Shows `message`, and calls `retry` for "Try Again"; an alert that is presented already gets the new message. Does
  /// nothing unless `viewController` is on top and at rest, with no sheet over it.
  func show(_ message: String, over viewController: UIViewController, retry: @escaping () -> Void) {
    guard viewController.viewIfLoaded?.window != nil,
      viewController.navigationController?.topViewController === viewController
    else { return }
    let presented = viewController.presentedViewController
    let isPresented = presented === alert && !alert.isBeingDismissed
    guard isPresented || presented == nil && viewController.transitionCoordinator == nil else { return }
    self.retry = retry
    alert.message = message
    if !isPresented { viewController.present(alert, animated: true) }
  }
}

extension UIAlertController {
  /// Creates an alert that shows a failure and offers to try again.
  static func failure(_ message: String? = nil, retry: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(UIAlertAction(title: strings("failure.retry"), style: .default) { _ in retry() })
    return alert
  }
}
