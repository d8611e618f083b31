import Catalogue
import HeadlessUI
import Library

/// The base class of the flow controllers: refers to the objects that navigation needs, and shows failures in an alert.
class FlowController: FlowControllerType {
  weak var viewController: UIViewController?
  /// The navigation controller that shows the view controller, if any does.
  var navigationController: UINavigationController? { viewController?.navigationController }

  let dependencies: any DependencyManager
  /// Repeats what failed last; replaced together with the alert's message.
  private var retry: (() -> Void)?
  /// The alert that is presented, or was last.
  private weak var alert: UIAlertController?

  init(dependencies: any DependencyManager) {
    self.dependencies = dependencies
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    show(failure: apiError.message, retry: retry)
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {
    show(failure: favouritesError.description, retry: retry)
  }

  /// Shows `failure` in an alert over the scene, which offers to try again.
  ///
  /// If the scene is not on top, a sheet covers it, or screens are changing, no alert is shown. If an alert is already
  /// presented, its message is replaced.
  func show(failure: String, retry: @escaping () -> Void) {
    guard let viewController, viewController.viewIfLoaded?.window != nil,
      navigationController?.topViewController === viewController
    else { return }
    let presented = viewController.presentedViewController
    if let alert, presented === alert, !alert.isBeingDismissed {
      self.retry = retry
      alert.message = failure
    } else if presented == nil, viewController.transitionCoordinator == nil {
      self.retry = retry
      alert = AlertFactory.showIn(
        viewController, message: failure, retry: { [weak self] in self?.retry?() },
        dependencies: dependencies)
    }
  }
}
