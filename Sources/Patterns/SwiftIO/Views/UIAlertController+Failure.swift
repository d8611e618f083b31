import Catalogue
import HeadlessUI

extension UIAlertController: FailureDisplay {
  /// Creates an alert that offers to try again; a view model pushes the message.
  static func failure(retry: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: strings("failure.title"), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(UIAlertAction(title: strings("failure.retry"), style: .default) { _ in retry() })
    return alert
  }
}

extension UIViewController {
  /// Presents an alert, unless it is up already or the scene is out of sight.
  func presentIfInSight(_ alert: UIAlertController) {
    guard viewIfLoaded?.window != nil, alert.presentingViewController == nil else { return }
    present(alert, animated: true)
  }
}
