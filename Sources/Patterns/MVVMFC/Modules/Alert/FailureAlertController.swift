import Catalogue
import HeadlessUI

/// An alert that tells of a failure and offers to try again.
final class FailureAlertController: UIAlertController {
  private var retry: () -> Void

  init(message: String, retry: @escaping () -> Void) {
    self.retry = retry
    super.init(title: strings("failure.title"), message: message, preferredStyle: .alert)
    addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] _ in self?.retry() })
  }

  /// Tells of a later failure, in the place of the one before.
  func show(message: String, retry: @escaping () -> Void) {
    self.message = message
    self.retry = retry
  }
}
