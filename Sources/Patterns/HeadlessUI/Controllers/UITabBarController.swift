import Foundation

/// Controllers side by side, of which the user selects one in a bar at the bottom of the screen.
///
/// At most five: UIKit's screen that lists more of them is not modelled. Nor are tab bar controllers in a tab.
open class UITabBarController: UIViewController {
  /// The object that is told of the user's taps in the tab bar; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, one for each tab, or nil.
  ///
  /// If the array is exchanged, the controller that was selected stays so; if it is gone, the one in its place is
  /// selected, or else the first.
  open var viewControllers: [UIViewController]? {
    didSet { exchange(oldValue ?? [], for: viewControllers ?? []) }
  }

  /// The controller of the tab that is selected.
  private weak var selected: UIViewController?

  /// Creates a controller without tabs.
  public override init() {}

  /// The controller whose tab is selected; nil if there are no tabs.
  ///
  /// Code that selects a tab does not call the delegate. A controller without a tab is refused with a warning.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, children.contains(where: { $0 === newValue }) else {
        owningWindow?.warn("Only a view controller that has a tab can be selected.")
        return
      }
      select(newValue)
    }
  }

  /// The place of the tab that is selected, from 0; `NSNotFound` if there are no tabs.
  ///
  /// Code that selects a tab does not call the delegate. A place without a tab is refused with a warning.
  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      let children = children
      selectedViewController = children.indices.contains(newValue) ? children[newValue] : nil
    }
  }

  /// The controllers of the tabs.
  open override var children: [UIViewController] { viewControllers ?? [] }

  /// Not modelled: `viewControllers` holds the children.
  @available(*, unavailable)
  open override func addChild(_ child: UIViewController) {}

  override func removeChild(_ child: UIViewController) {
    viewControllers = viewControllers?.filter { $0 !== child }
  }

  override var front: UIViewController { selected?.front ?? self }

  override var appearingChildren: [UIViewController] { selected.map { [$0] } ?? [] }

  private func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    precondition(new.count <= 5, "A UITabBarController with more than five tabs is not modelled.")
    precondition(
      !new.contains { $0 is UITabBarController }, "A UITabBarController in a tab is not modelled.")
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    let coming = new.filter { controller in !old.contains { $0 === controller } }
    for controller in leaving { controller.leave() }
    for controller in coming { controller.enter(self) }
    if selected == nil || leaving.contains(where: { $0 === selected }) {
      let index = old.firstIndex { $0 === selected } ?? 0
      show(new.indices.contains(index) ? new[index] : new.first)
    }
    for controller in leaving { controller.didLeave() }
    for controller in coming { controller.didEnter() }
  }

  private func select(_ new: UIViewController) {
    guard new !== selected else { return }
    guard owningWindow?.transition == nil else {
      owningWindow?.warn("The selected tab cannot change during a transition.")
      return
    }
    navigate("selectedViewController", new) { _ in show(new) }
  }

  /// Shows another controller, with UIKit's calls in UIKit's order, which is not that of a navigation controller:
  /// `viewWillAppear` of the new one, `viewWillDisappear` and `viewDidDisappear` of the old one, and `viewDidAppear` of
  /// the new one.
  private func show(_ new: UIViewController?) {
    let old = selected
    selected = new
    guard isInWindow else { return }
    new?.willAppear(false)
    old?.willDisappear(false)
    old?.didDisappear(false)
    if appearance == .appeared { new?.didAppear(false) }
  }

  /// Taps a tab for the user. A tap on the tab that is selected takes its navigation controller back to the root.
  func touch(_ controller: UIViewController) {
    var isAllowed = true
    tell("tabBarController(_:shouldSelect:)", of: controller) {
      isAllowed = $0.tabBarController(self, shouldSelect: controller)
    }
    guard isAllowed else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    tell("tabBarController(_:didSelect:)", of: controller) {
      $0.tabBarController(self, didSelect: controller)
    }
  }

  private func tell(
    _ name: String, of controller: UIViewController, _ body: (any UITabBarControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    guard let owningWindow else { return body(delegate) }
    owningWindow.sendAction(name, controller, to: delegate, file: #filePath, line: #line) { body(delegate) }
  }
}

/// What an app learns of the user's taps in a tab bar; never called if code selects a tab.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Called when the user taps a tab, even the one that is selected; false leaves everything as it is.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when the user has tapped a tab, even the one that was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true: the method is optional, as in UIKit.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing: the method is optional, as in UIKit.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
