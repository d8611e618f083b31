/// A stack of controllers that shows the topmost one, under a bar with its title and a back button.
open class UINavigationController: UIViewController {
  /// The stack, the root first.
  public private(set) var viewControllers: [UIViewController] = []

  /// True if the topmost controller's toolbar is hidden.
  open var isToolbarHidden = true

  /// Creates an empty stack.
  public override init() {}

  /// Creates a stack that holds only `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init()
    rootViewController.enter(self)
    viewControllers = [rootViewController]
    rootViewController.didEnter()
  }

  /// The last controller of the stack: the one that is shown or, during a swipe, the one below.
  public var topViewController: UIViewController? { viewControllers.last }

  /// The controller that the user is swiping aside to go back; nil if there is no such swipe. It is off the stack, as
  /// in UIKit, where the gesture pops it when it begins and puts it back when it is cancelled.
  package private(set) var swipedViewController: UIViewController?

  /// The controller whose view is in front: the one that the user is swiping aside, or else the topmost one.
  package var frontViewController: UIViewController? { swipedViewController ?? topViewController }

  /// The controllers of the stack.
  open override var children: [UIViewController] { viewControllers }

  /// Not modelled: `pushViewController(_:animated:)` adds to the stack.
  @available(*, unavailable)
  open override func addChild(_ child: UIViewController) {}

  override func removeChild(_ child: UIViewController) {
    replaceStack(with: viewControllers.filter { $0 !== child }, animated: false)
  }

  /// What a tab bar shows for the stack; while it has no title, what it shows for the root.
  open override var tabBarItem: UITabBarItem! {
    get {
      let own = super.tabBarItem
      return own?.title == nil ? viewControllers.first?.tabBarItem ?? own : own
    }
    set { super.tabBarItem = newValue }
  }

  override var front: UIViewController { frontViewController?.front ?? self }

  /// The controller that is in sight or about to be; while the stack changes, it may lag behind `topViewController`.
  private weak var shown: UIViewController?

  override var appearingChildren: [UIViewController] {
    topViewController.map { [$0] } ?? []
  }

  override func willAppear(_ animated: Bool) {
    if appearance == .disappeared { shown = topViewController }
    super.willAppear(animated)
  }

  /// Ends a swipe that is under way when the stack goes out of sight.
  override func didDisappear(_ animated: Bool) {
    super.didDisappear(animated)
    if appearance == .disappeared { removeSwiped() }
  }

  /// Puts a controller on top; one that is in the stack already is refused with a warning.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    navigate("pushViewController(_:animated:)", controller) { _ in push(controller, animated: animated) }
  }

  private func push(_ controller: UIViewController, animated: Bool) {
    guard canChangeStack else { return }
    guard !viewControllers.contains(where: { $0 === controller }) else {
      owningWindow?.warn("\(type(of: controller)) is in the navigation stack already.")
      return
    }
    controller.enter(self)
    viewControllers.append(controller)
    showTop(animated: animated) { controller.didEnter() }
  }

  /// Replaces the whole stack with `controllers`, root first.
  ///
  /// Controllers that stay keep their state; a stack that holds a controller twice is refused with a warning.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    navigate("setViewControllers(_:animated:)", controllers) { _ in
      replaceStack(with: controllers, animated: animated)
    }
  }

  private func replaceStack(with controllers: [UIViewController], animated: Bool) {
    guard canChangeStack else { return }
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      owningWindow?.warn("A navigation stack cannot hold the same controller twice.")
      return
    }
    let leaving = viewControllers.filter { old in !controllers.contains { $0 === old } }
    let coming = controllers.filter { new in !viewControllers.contains { $0 === new } }
    for controller in leaving { controller.leave() }
    for controller in coming { controller.enter(self) }
    viewControllers = controllers
    showTop(animated: animated) {
      for controller in leaving { controller.didLeave() }
      for controller in coming { controller.didEnter() }
    }
  }

  /// Removes the topmost controller and returns it; returns nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    var popped: [UIViewController]?
    navigate("popViewController(animated:)", ()) { _ in
      popped = pop(to: viewControllers.count - 1, animated: animated)
    }
    return popped?.last
  }

  /// Removes all controllers but the root and returns them, the topmost one last; returns nil if only the root is left.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController]?
    navigate("popToRootViewController(animated:)", ()) { _ in popped = pop(to: 1, animated: animated) }
    return popped
  }

  /// Removes the controllers above the lowest `count`, of which there is at least one.
  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    guard canChangeStack, viewControllers.count > 1 else { return nil }
    let popped = Array(viewControllers.dropFirst(count))
    for controller in popped { controller.leave() }
    viewControllers.removeLast(popped.count)
    showTop(animated: animated) {
      for controller in popped { controller.didLeave() }
    }
    return popped
  }

  /// False during a swipe or another transition, with a warning: what UIKit does then is not documented.
  private var canChangeStack: Bool {
    guard let transition = owningWindow?.transition else { return true }
    owningWindow?.warn(
      "The navigation stack cannot change "
        + (transition.initiallyInteractive ? "while the user swipes back." : "during a transition."))
    return false
  }

  // MARK: The swipe from the left edge

  /// Begins the swipe that goes back: the topmost controller is about to disappear, and the one below to appear.
  ///
  /// The topmost one is told that it will leave its parent, and no more of that if the swipe is cancelled: what UIKit
  /// tells it then is not documented.
  func beginSwipe() {
    navigate("popViewController(animated:)", ()) { _ in
      guard canChangeStack, viewControllers.count > 1 else { return }
      let old = viewControllers.removeLast()
      swipedViewController = old
      owningWindow?.beginSwipe(in: self)
      old.leave()
      topViewController?.loadViewIfNeeded()
      shown = topViewController
      old.willDisappear(true)
      shown?.willAppear(true)
    }
  }

  /// Ends the swipe where it began: the controller below disappears again, and the topmost one appears again.
  func cancelSwipe() {
    guard let old = swipedViewController else { return }
    let below = topViewController
    below?.willDisappear(true)
    below?.didDisappear(true)
    old.isMovingFromParent = false
    viewControllers.append(old)
    swipedViewController = nil
    let swipe = owningWindow?.takeTransition()
    shown = old
    old.willAppear(true)
    old.didAppear(true)
    swipe?.finish()
  }

  /// Ends the swipe on the controller below.
  func finishSwipe() {
    let swipe = removeSwiped()
    topViewController?.didAppear(true)
    swipe?.finish()
  }

  @discardableResult private func removeSwiped() -> Transition? {
    guard let old = swipedViewController else { return nil }
    swipedViewController = nil
    let swipe = owningWindow?.takeTransition()
    old.didDisappear(true)
    old.didLeave()
    return swipe
  }

  /// Shows the topmost controller, with UIKit's calls in UIKit's order: `viewWillDisappear` of the old one and
  /// `viewWillAppear` of the new one, then `viewDidDisappear` of the old one and `viewDidAppear` of the new one.
  ///
  /// Loading the new one's view may change the stack again, so the topmost controller is read afterwards.
  ///
  /// - Parameters:
  ///   - animated: True if the change can be held.
  ///   - completion: Called at the end.
  private func showTop(animated: Bool, completion: @escaping () -> Void) {
    guard appearance != .disappeared else { return completion() }
    topViewController?.loadViewIfNeeded()
    let new = topViewController
    guard new !== shown else { return completion() }
    let old = shown
    shown = new
    old?.willDisappear(animated)
    new?.willAppear(animated)
    endTransition(animated: animated) {
      old?.didDisappear(animated)
      new?.didAppear(animated)
      completion()
    }
  }
}
