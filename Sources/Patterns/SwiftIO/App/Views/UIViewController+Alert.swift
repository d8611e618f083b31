import HeadlessUI

extension UIViewController {
  /// Presents an alert, unless it is already presented or the scene is off screen.
  func presentIfVisible(_ alert: UIAlertController) {
    guard viewIfLoaded?.window != nil, alert.presentingViewController == nil else { return }
    present(alert, animated: true)
  }
}
