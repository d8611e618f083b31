import Catalogue
import HeadlessUI

/// Creates the alert that reports a failure; a module without view model and flow controller.
enum AlertFactory {
  static func create(
    message: String, retry: @escaping () -> Void, dependencies: any DependencyManager
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(UIAlertAction(title: strings("failure.retry"), style: .default) { _ in retry() })
    return alert
  }

  /// Shows the alert over a screen that is in sight; an alert that is already there shows the new message.
  static func showIn(
    _ viewController: UIViewController?, message: String, retry: @escaping () -> Void,
    dependencies: any DependencyManager
  ) {
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return }
    if let alert = viewController.presentedViewController as? UIAlertController {
      alert.message = message
    } else {
      let alert = create(message: message, retry: retry, dependencies: dependencies)
      viewController.present(alert, animated: true)
    }
  }
}
