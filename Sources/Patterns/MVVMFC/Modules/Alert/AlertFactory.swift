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
    FailureAlertController(message: message, retry: retry)
  }

  /// A screen that is out of sight shows no alert; an alert that is shown already tells of the later failure.
  static func showIn(
    _ viewController: UIViewController?, message: String, retry: @escaping () -> Void,
    dependencies: any DependencyManager
  ) {
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return }
    if let alert = viewController.presentedViewController as? FailureAlertController {
      alert.show(message: message, retry: retry)
    } else {
      let alert = create(message: message, retry: retry, dependencies: dependencies)
      viewController.present(alert, animated: true)
    }
  }
}
