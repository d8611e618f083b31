import Catalogue
import HeadlessUI

/// The base class of the modules' wireframes: pushes or presents the next screen, and shows failures in an alert.
class ModuleWireframe: FailureRouting {
  weak var viewController: UIViewController?

  /// The data store and the storyboard that are handed on to the next module.
  let store: any DataStore
  let storyboard: UIStoryboard

  /// Repeats what failed last; replaced together with the alert's message.
  private var retry: (() -> Void)?
  /// The alert that is presented, or was last.
  private weak var alert: UIAlertController?

  init(store: any DataStore, storyboard: UIStoryboard) {
    self.store = store
    self.storyboard = storyboard
  }

  /// Pushes the screen of the next module.
  func push(_ next: UIViewController) {
    viewController?.navigationController?.pushViewController(next, animated: true)
  }

  /// Presents the screen of the next module over this one.
  func present(_ next: UIViewController) {
    viewController?.present(next, animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    if let alert, alert === viewController?.presentedViewController {
      guard !alert.isBeingDismissed else { return }
      alert.message = message
      self.retry = retry
      return
    }
    guard let viewController, viewController.isInFront else { return }
    self.retry = retry
    let alert = UIAlertController.failure(message) { [weak self] in self?.retry?() }
    self.alert = alert
    viewController.present(alert, animated: true)
  }
}

extension UIAlertController {
  /// Creates an alert that shows a failure and offers to try again.
  static func failure(_ message: String, retry: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(UIAlertAction(title: strings("failure.retry"), style: .default) { _ in retry() })
    return alert
  }
}

extension UIViewController {
  /// True if the user sees the screen, and no other covers it, is coming or going.
  var isInFront: Bool {
    viewIfLoaded?.window != nil && navigationController?.topViewController === self
      && transitionCoordinator == nil && presentedViewController == nil
  }
}
