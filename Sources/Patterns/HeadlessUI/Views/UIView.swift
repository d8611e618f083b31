/// A rectangle of the screen that holds other views, top to bottom in the order in which they were added.
open class UIView: UIResponder {
  /// The view that holds this one.
  public private(set) weak var superview: UIView?

  /// The views in this one, from top to bottom.
  public private(set) var subviews: [UIView] = []

  /// The controller whose `view` this is; UIKit keeps the same link for the responder chain.
  weak var controller: UIViewController?

  /// The name that tests and tools use for the view; a storyboard sets it.
  open var accessibilityIdentifier: String?

  /// Creates a view without subviews.
  public override init() {}

  /// True if the view and its subviews are not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed("isHidden", to: isHidden) } }
  }

  /// The controller if this is a controller's `view`, otherwise the superview.
  open override var next: UIResponder? {
    controller ?? superview
  }

  /// The window that shows the view, or nil while none does.
  public var window: UIWindow? {
    if let controller { return controller.isInWindow ? controller.owningWindow : nil }
    return superview?.window
  }

  /// Adds a view at the bottom, after removing it from its old superview.
  ///
  /// If a controller's children have their views in it, they appear when it comes into the window.
  open func addSubview(_ view: UIView) {
    if window == nil || view.window == nil { view.removeFromSuperview() } else { view.detach() }
    let container = nearestController
    let isShown = container.map { $0.isInWindow && $0.appearance != .disappearing } ?? false
    let coming = isShown ? view.outermostControllers.filter { $0.parent === container } : []
    for controller in coming { controller.willAppear(false) }
    subviews.append(view)
    view.superview = self
    if container?.appearance == .appeared {
      for controller in coming { controller.didAppear(false) }
    }
  }

  /// Takes the view out of its superview.
  ///
  /// If a controller's children have their views in it, they disappear.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let leaving = outermostControllers
    for controller in leaving { controller.willDisappear(false) }
    detach()
    for controller in leaving { controller.didDisappear(false) }
  }

  private func detach() {
    let former = superview
    former?.subviews.removeAll { $0 === self }
    superview = nil
    former?.didRemove(self)
  }

  /// The controller whose view this is, or that of the nearest view around it.
  private var nearestController: UIViewController? { controller ?? superview?.nearestController }

  /// The controllers whose views this one holds or is, without those inside the view of another.
  private var outermostControllers: [UIViewController] {
    controller.map { [$0] } ?? subviews.flatMap(\.outermostControllers)
  }

  /// Returns true if the view is somewhere inside another.
  func isInside(_ other: UIView) -> Bool {
    superview.map { $0 === other || $0.isInside(other) } ?? false
  }

  /// Called when a view has been removed from this one; a stack view no longer arranges it.
  func didRemove(_ subview: UIView) {}

  /// The window that will show the view, even while its controller's view is being loaded.
  private var owningWindow: UIWindow? {
    controller?.owningWindow ?? superview?.owningWindow
  }

  /// Lets the window deliver a message of the view to a target or a delegate.
  func sendAction(
    _ name: String, _ argument: Any, to target: AnyObject, file: String = #filePath, line: Int = #line,
    _ body: () -> Void
  ) {
    guard let owningWindow else { return body() }
    owningWindow.sendAction(name, argument, to: target, file: file, line: line, body)
  }

  /// Returns the object that an action of a storyboard is sent to.
  func receiver(of target: AnyObject, as type: Any.Type) -> AnyObject {
    owningWindow?.receiver(of: target, as: type) ?? target
  }

  /// Notifies the window that a visible property has been set.
  func changed(_ property: String, to value: Any) {
    owningWindow?.viewDidChange(self, property: property, to: value)
  }
}
