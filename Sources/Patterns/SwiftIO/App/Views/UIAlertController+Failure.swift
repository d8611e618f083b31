import Catalogue
import HeadlessUI

extension UIAlertController: FailureDisplay {
  /// The message; an alert that is being dismissed keeps the one that the user has read.
  var reason: String? {
    get { message }
    set { if !isBeingDismissed { message = newValue } }
  }

  /// Creates an alert that offers to try again; a view model pushes the message.
  static func failure(retry: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: strings("failure.title"), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(UIAlertAction(title: strings("failure.retry"), style: .default) { _ in retry() })
    return alert
  }
}
