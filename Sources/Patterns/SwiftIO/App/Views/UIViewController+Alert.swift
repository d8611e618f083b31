import HeadlessUI

extension UIViewController {
  /// Presents an alert, unless it is already presented, or its scene is not on top or about to change.
  func presentIfVisible(_ alert: UIAlertController) {
    guard viewIfLoaded?.window != nil, navigationController?.topViewController === self,
      transitionCoordinator == nil, alert.presentingViewController == nil
    else { return }
    present(alert, animated: true)
  }
}
