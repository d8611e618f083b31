import HeadlessUI

extension UINavigationController {
  /// Calls `body` at once, or else at the end of the transition that is under way, in the selected tab or in front of it.
  func whenAtRest(_ body: @escaping () -> Void) {
    let selected = tabBarController?.selectedViewController ?? self
    guard let transition = selected.transitionCoordinator ?? front.transitionCoordinator else {
      return body()
    }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.whenAtRest(body) }
  }

  /// Replaces all screens but the first, and selects the tab of this stack if it has one. What is presented is dismissed
  /// before; the delegate of a sheet is told, as if the user had swiped it away.
  func showAboveRoot(_ screens: [UIViewController]) {
    guard let presentation = presentedViewController?.presentationController else {
      setViewControllers(viewControllers.prefix(1) + screens, animated: true)
      tabBarController?.selectedViewController = self
      return
    }
    dismiss(animated: true) { [weak self] in
      presentation.delegate?.presentationControllerDidDismiss(presentation)
      self?.showAboveRoot(screens)
    }
  }

  /// Presents an alert over whatever is in front.
  func presentInFront(_ alert: UIAlertController) {
    front.present(alert, animated: true)
  }

  /// The last of the controllers that are presented, or else the one around all others.
  private var front: UIViewController {
    var front: UIViewController = tabBarController ?? self
    while let next = front.presentedViewController { front = next }
    return front
  }
}
