/// The screen that an app draws on: a root controller and a height in lines.
open class UIWindow: UIResponder {
  /// The number of lines of the window.
  ///
  /// A table shrinks to the rows that fit, but not below three lines; anything else that does not fit makes the picture
  /// taller, so that the user can still reach it.
  public let lines: Int

  /// Warnings about refused calls, such as the one that UIKit writes to the console for a refused presentation.
  public private(set) var warnings: [String] = []

  /// The change of controllers that has begun and not ended; nil if there is none.
  private(set) var transition: Transition?

  /// True if the next animated change of controllers ends only when `finishTransition()` is called. A change that is not
  /// held ends at once.
  package var holdsNextTransition = false

  /// The controller in front, alerts aside: the topmost of those that are presented, or in it, if it is a container, the
  /// one that it shows.
  package var frontViewController: UIViewController? { topViewController?.front }

  /// The topmost of the controllers in sight, alerts aside.
  var topViewController: UIViewController? { presentedStack.last { !($0 is UIAlertController) } }

  /// All controllers of the window: the root and those presented over it, each followed by those that it contains.
  package var viewControllers: [UIViewController] { presentedStack.flatMap(\.tree) }

  /// The root controller and those in sight over it, lowest first.
  var presentedStack: [UIViewController] {
    sequence(first: root) { $0?.presentedViewController }.compactMap(\.self).filter { !$0.hasLeft }
  }

  private var isVisible = false
  private var root: UIViewController?

  /// Creates a window that shows nothing yet.
  ///
  /// - Parameter lines: The height of the window's picture, borders included.
  public init(lines: Int = 24) {
    self.lines = lines
  }

  /// The controller whose view fills the window; setting nil removes the screen.
  open var rootViewController: UIViewController? {
    get { root }
    set { exchangeRoot(for: newValue) }
  }

  /// Shows the window; the root controller appears.
  open func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    rootViewController?.enterWindow()
  }

  /// Delivers an action of the user. Every touch and every keystroke passes through here.
  open func sendEvent(_ event: UIEvent) {
    event.perform()
  }

  /// Delivers a life-cycle call to a controller, or to the delegate of a presentation.
  ///
  /// UIKit has no such method: there, a program that observes these calls swizzles the methods.
  ///
  /// - Parameters:
  ///   - callback: The method's name, such as `viewDidLoad()`.
  ///   - argument: The method's argument.
  ///   - target: The object that is called.
  ///   - file: The path of the source file that makes the call.
  ///   - line: The line in that file.
  ///   - body: Makes the call.
  open func deliver(
    _ callback: String, _ argument: Any, to target: AnyObject, file: String, line: Int, _ body: () -> Void
  ) {
    body()
  }

  /// Delivers the message of a control or bar button to a target added by code, or of a view to its delegate; also runs
  /// the handler of an alert's action. Connections of a storyboard do not pass through here.
  ///
  /// UIKit's counterpart is `UIApplication.sendAction`, which delivers only the messages of target-action.
  ///
  /// - Parameters:
  ///   - name: The delegate's method, such as `tableView(_:didSelectRowAt:)`; `action(_:)` for a target, whose
  ///     method arrives as a closure without a name; `handler(_:)` for an alert's action.
  ///   - argument: The method's argument.
  ///   - target: The object that has the method; for a handler, the alert.
  ///   - file: The path of the source file that makes the call.
  ///   - line: The line in that file.
  ///   - body: Makes the call.
  open func sendAction(
    _ name: String, _ argument: Any, to target: AnyObject, file: String, line: Int, _ body: () -> Void
  ) {
    body()
  }

  /// Returns the object that a storyboard's action is sent to: its target.
  ///
  /// UIKit's counterpart is `UIApplication.target(forAction:to:from:)`.
  ///
  /// - Parameters:
  ///   - target: The connected object.
  ///   - type: The type that the connection was made for.
  open func receiver(of target: AnyObject, as type: Any.Type) -> AnyObject {
    target
  }

  /// Changes which controllers are shown: a push, a pop, another stack, a presentation or a dismissal.
  ///
  /// UIKit has no such method; see `deliver`.
  ///
  /// - Parameters:
  ///   - name: The controller's method, such as `pushViewController(_:animated:)`.
  ///   - argument: The controllers to show; nothing for a pop or a dismissal.
  ///   - completion: Called at the end of the change.
  ///   - body: Makes the change; it gets the completion to call.
  open func navigate(
    _ name: String, _ argument: Any, completion: (() -> Void)?, _ body: ((() -> Void)?) -> Void
  ) {
    body(completion)
  }

  /// Called when a visible property has been set on a view that the window shows or is about to show.
  ///
  /// A placeholder, a label's number of lines, a row's accessory and `hidesWhenStopped` are set without this call.
  /// UIKit's counterpart is `setNeedsDisplay`, which every such setter calls.
  open func viewDidChange(_ view: UIView, property: String, to value: Any) {}

  /// Called when a visible property has been set on a bar: its title or one of its buttons.
  open func barDidChange(_ item: AnyObject, property: String, to value: Any) {}

  // MARK: Properties

  /// Updates the properties of the controllers in the window that need it, the outermost first; returns false if none does.
  ///
  /// UIKit does so at the end of each turn of the run loop. Here, whoever plays the run loop calls this.
  package func updateProperties() -> Bool {
    let updated = viewControllers.filter { $0.isInWindow && $0.updateOwnProperties() }
    return !updated.isEmpty
  }

  // MARK: Transitions

  /// True while an animated change of controllers is held; the user can reach nothing then.
  package var isInTransition: Bool { transition.map { !$0.initiallyInteractive } ?? false }

  /// Ends the change that is under way, if there is one.
  package func finishTransition() {
    takeTransition()?.finish()
  }

  /// Ends an animated change at once, or keeps its end for later if the next change is to be held.
  func endTransition(of controller: UIViewController, animated: Bool, _ end: @escaping () -> Void) {
    guard animated, holdsNextTransition else { return end() }
    holdsNextTransition = false
    transition = Transition(of: controller, in: self, end: end)
  }

  func beginSwipe(in navigation: UINavigationController) {
    transition = Transition(of: navigation, in: self, initiallyInteractive: true)
  }

  /// Takes the transition out of the window and returns it; whoever calls this finishes or abandons it.
  func takeTransition() -> Transition? {
    defer { transition = nil }
    return transition
  }

  private func exchangeRoot(for new: UIViewController?) {
    guard new !== root else { return }
    takeTransition()?.abandon()
    holdsNextTransition = false
    if isVisible { root?.leaveWindow() }
    root?.rootWindow = nil
    root = new
    new?.rootWindow = self
    if isVisible { new?.enterWindow() }
  }

  /// Records a warning about a refused call.
  func warn(_ warning: String) {
    warnings.append(warning)
  }
}
