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
