import HeadlessUI

extension UIViewController {
  /// Presents an alert, unless something is presented already, or the scene is not on top or about to change.
  func presentIfVisible(_ alert: UIAlertController) {
    guard viewIfLoaded?.window != nil, navigationController?.topViewController === self,
      transitionCoordinator == nil, presentedViewController == nil
    else { return }
    present(alert, animated: true)
  }
}
