import HeadlessUI

extension UINavigationController {
  /// Calls `body` at once, or else at the end of the transition that is under way, perhaps in another tab.
  func whenAtRest(_ body: @escaping () -> Void) {
    let shown = tabBarController?.selectedViewController ?? self
    guard let transition = shown.transitionCoordinator else { return body() }
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
    var front: UIViewController = tabBarController ?? self
    while let next = front.presentedViewController { front = next }
    front.present(alert, animated: true)
  }
}
