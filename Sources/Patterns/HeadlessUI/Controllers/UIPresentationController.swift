/// The object that manages how a controller is presented over another, and tells its delegate when the user
/// has dismissed it.
public final class UIPresentationController {
  /// The object that is told of what the user does to the presentation; not kept alive.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that is presented, or will be.
  public unowned let presentedViewController: UIViewController

  /// The controller over which the other is presented; nil before the presentation.
  public var presentingViewController: UIViewController? { presentedViewController.presentingViewController }

  init(presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
  }
}

/// What an app learns of the user's dealings with a sheet.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Called when the user has swiped a sheet away, after its view has disappeared; never after a dismissal by code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing: the method is optional, as in UIKit.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
