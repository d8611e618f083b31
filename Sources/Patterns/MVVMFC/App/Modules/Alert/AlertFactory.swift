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

  @discardableResult static func showIn(
    _ viewController: UIViewController, message: String, retry: @escaping () -> Void,
    dependencies: any DependencyManager
  ) -> UIAlertController {
    let alert = create(message: message, retry: retry, dependencies: dependencies)
    viewController.present(alert, animated: true)
    return alert
  }
}
