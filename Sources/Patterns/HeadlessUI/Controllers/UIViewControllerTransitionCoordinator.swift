/// A change of the shown controllers that has begun and not ended.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// True if the user began it and can still take it back, as with a swipe.
  var initiallyInteractive: Bool { get }
}

/// The transition of a window: one at a time.
final class Transition: UIViewControllerTransitionCoordinator {
  let initiallyInteractive: Bool
  /// Ends the change; nothing for a swipe, which its navigation controller ends.
  let end: () -> Void

  init(initiallyInteractive: Bool = false, end: @escaping () -> Void = {}) {
    self.initiallyInteractive = initiallyInteractive
    self.end = end
  }
}
