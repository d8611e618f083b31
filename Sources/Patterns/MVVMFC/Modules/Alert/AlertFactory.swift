import HeadlessUI

/// Creates the alert that tells of a failure; a module without view model and flow controller.
protocol AlertFactoryType {
  static func create(
    message: String, retry: @escaping () -> Void, dependencies: any DependencyManager
  ) -> UIAlertController
  static func showIn(
    _ viewController: UIViewController?, message: String, retry: @escaping () -> Void,
    dependencies: any DependencyManager)
}

enum AlertFactory: AlertFactoryType {
  static func create(
    message: String, retry: @escaping () -> Void, dependencies: any DependencyManager
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: strings("failure.title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(UIAlertAction(title: strings("failure.retry"), style: .default) { _ in retry() })
    return alert
  }

  /// A screen that is out of sight shows no alert; one that shows an alert already has its message replaced.
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
