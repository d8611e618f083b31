/// What is known of a change of the shown controllers that has begun.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// True if the user began it and can still take it back, as with a swipe.
  var initiallyInteractive: Bool { get }
}

/// A change of the shown controllers that has begun and not ended.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` at once, and `completion` at the end of the change, whether the user took it back or not.
  ///
  /// If the window gets another root before the end, `completion` is never called.
  ///
  /// - Returns: True, since animations that run at once always do.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The transition of a window: one at a time.
final class Transition: UIViewControllerTransitionCoordinator {
  let initiallyInteractive: Bool
  /// The container or presenter whose controllers change.
  private(set) weak var controller: UIViewController?
  private weak var window: UIWindow?
  /// Ends the change; nothing for a swipe, which its navigation controller ends.
  private let end: () -> Void
  private var completions: [() -> Void] = []

  init(
    of controller: UIViewController, in window: UIWindow, initiallyInteractive: Bool = false,
    end: @escaping () -> Void = {}
  ) {
    self.controller = controller
    self.window = window
    self.initiallyInteractive = initiallyInteractive
    self.end = end
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    window?.navigate(
      "animate(alongsideTransition:completion:)", (), completion: { completion?(self) }
    ) { completion in
      animation?(self)
      if let completion { completions.append(completion) }
    }
    return true
  }

  /// Ends the change, unless its navigation controller has done so, and calls the completions.
  func finish() {
    end()
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  /// Ends the change without calling the completions.
  func abandon() {
    completions = []
    end()
  }
}
