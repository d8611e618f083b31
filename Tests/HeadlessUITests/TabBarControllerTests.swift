import Foundation
import Testing

@testable import HeadlessUI

@Suite struct TabBarControllerTests {
  private let log = CallLog()
  private let tabs = UITabBarController()
  private let first: RecordingController
  private let second: RecordingController
  private let stack: UINavigationController
  private let window = UIWindow()

  /// Two tabs: A alone, and a stack with the root B.
  init() {
    first = RecordingController("A", log)
    second = RecordingController("B", log)
    stack = UINavigationController(rootViewController: second)
    tabs.viewControllers = [first, stack]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  private func controller(_ title: String) -> RecordingController { RecordingController(title, log) }

  // MARK: Selecting

  @Test func `only the tab that is selected loads its view and appears`() {
    #expect(log.take() == ["A did load", "A will appear", "A did appear"])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    #expect(!second.isViewLoaded)
    window.rootViewController = nil
    #expect(log.take() == ["A will disappear", "A did disappear"])
  }

  @Test(arguments: [true, false])
  func `another tab comes before the old one goes, and is there only after it has gone`(byUser: Bool) throws {
    _ = log.take()
    if byUser { try window.act(on: .tab, "B") } else { tabs.selectedIndex = 1 }
    #expect(
      log.take() == ["B did load", "B will appear", "A will disappear", "A did disappear", "B did appear"])
    #expect(first.view.window == nil && second.view.window === window)
    if byUser { try window.act(on: .tab, "A") } else { tabs.selectedViewController = first }
    #expect(log.take() == ["A will appear", "B will disappear", "B did disappear", "A did appear"])
  }

  @Test func `a tab that is selected outside a window appears with the window`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller("C"), controller("D")]
    tabs.selectedIndex = 1
    #expect(!log.take().contains("D did load"))
    window.rootViewController = tabs
    #expect(log.take().suffix(3) == ["D did load", "D will appear", "D did appear"])
  }

  @Test func `a controller without a tab is refused`() {
    tabs.selectedIndex = 2
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedIndex == 0)
    #expect(
      window.warnings == Array(repeating: "Only a view controller that has a tab can be selected.", count: 2))
  }

  @Test func `without tabs nothing is selected, and nothing is drawn`() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    window.rootViewController = tabs
    #expect(window.screen().elements.isEmpty && window.frontViewController === tabs)
  }

  @Test func `every descendant of a tab knows its tab bar controller`() {
    let top = UIViewController()
    #expect(top.tabBarController == nil && tabs.tabBarController == nil)
    stack.pushViewController(top, animated: false)
    #expect(top.tabBarController === tabs && stack.tabBarController === tabs)
    let child = UIViewController()
    first.addChild(child)
    #expect(child.tabBarController === tabs)
    #expect(tabs.children.map(ObjectIdentifier.init) == [first, stack].map(ObjectIdentifier.init))
  }

  // MARK: Exchanging the tabs

  @Test func `tabs that are exchanged leave the selection where it was, or in its place`() {
    tabs.selectedIndex = 1
    _ = log.take()
    let other = controller("C")
    tabs.viewControllers = [other, stack]
    #expect(tabs.selectedViewController === stack && log.take() == [])
    #expect(first.parent == nil && first.tabBarController == nil && other.parent === tabs)
    let last = controller("D")
    tabs.viewControllers = [other, last]
    #expect(tabs.selectedViewController === last)
    #expect(
      log.take() == ["D did load", "D will appear", "B will disappear", "B did disappear", "D did appear"])
    tabs.viewControllers = [other]
    #expect(tabs.selectedViewController === other)
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil && other.parent == nil)
  }

  @Test func `a tab that is removed from its parent is gone`() {
    stack.removeFromParent()
    #expect(tabs.viewControllers?.count == 1 && stack.parent == nil)
  }

  @Test func `tabs that nothing else keeps are released`() {
    weak var released: UIViewController?
    do {
      let controller = UIViewController()
      released = controller
      tabs.viewControllers = [controller]
    }
    #expect(released != nil)
    tabs.viewControllers = []
    #expect(released == nil)
  }

  // MARK: The user's taps

  @Test func `a tap on the tab that is selected takes its stack back to the root`() throws {
    try window.act(on: .tab, "B")
    stack.pushViewController(controller("C"), animated: true)
    stack.pushViewController(controller("D"), animated: true)
    _ = log.take()
    try window.act(on: .tab, "B")
    #expect(stack.topViewController === second)
    #expect(log.take() == ["D will disappear", "B will appear", "D did disappear", "B did appear"])
    try window.act(on: .tab, "B")
    #expect(log.take() == [])
  }

  @Test func `each tab keeps its stack`() throws {
    try window.act(on: .tab, "B")
    stack.pushViewController(controller("C"), animated: true)
    try window.act(on: .tab, "A")
    _ = log.take()
    try window.act(on: .tab, "B")
    #expect(log.take() == ["C will appear", "A will disappear", "A did disappear", "C did appear"])
    try window.act(on: .backButton)
    #expect(stack.topViewController === second)
  }

  @Test func `the delegate is told of every tap, and of no selection by code`() throws {
    let delegate = Delegate(log)
    tabs.delegate = delegate
    _ = log.take()
    try window.act(on: .tab, "A")
    #expect(log.take() == ["should select A", "did select A"])
    tabs.selectedIndex = 1
    tabs.selectedViewController = first
    tabs.viewControllers = [first, stack, controller("C")]
    #expect(!log.take().contains { $0.contains("select") })
  }

  @Test func `a delegate that says no leaves the selection and the stack as they are`() throws {
    let delegate = Delegate(log)
    tabs.delegate = delegate
    try window.act(on: .tab, "B")
    stack.pushViewController(controller("C"), animated: true)
    delegate.allows = false
    _ = log.take()
    try window.act(on: .tab, "B")
    try window.act(on: .tab, "A")
    #expect(log.take() == ["should select B", "should select A"])
    #expect(tabs.selectedIndex == 1 && stack.viewControllers.count == 2)
  }

  @Test func `the delegate hears between the questions and the end of the change`() throws {
    let delegate = Delegate(log)
    tabs.delegate = delegate
    _ = log.take()
    try window.act(on: .tab, "B")
    #expect(
      log.take() == [
        "should select B", "B did load", "B will appear", "A will disappear", "A did disappear",
        "B did appear",
        "did select B",
      ])
  }

  @Test func `a delegate is not kept alive, and needs no method`() throws {
    var delegate: Silent? = Silent()
    tabs.delegate = delegate
    try window.act(on: .tab, "B")
    #expect(tabs.selectedIndex == 1)
    delegate = nil
    #expect(tabs.delegate == nil)
  }

  // MARK: Titles

  @Test func `a tab shows the title of its controller, and of a stack's root`() {
    let top = UIViewController()
    top.title = "C"
    stack.pushViewController(top, animated: false)
    #expect(window.reachable(.tab) == ["A", "B"])
    first.title = "a"
    second.title = "b"
    #expect(window.reachable(.tab) == ["a", "b"])
  }

  @Test func `a stack without a root has no title until it gets one`() {
    let stack = UINavigationController()
    tabs.viewControllers = [first, stack]
    #expect(window.reachable(.tab) == ["A", ""])
    stack.pushViewController(controller("C"), animated: false)
    #expect(window.reachable(.tab) == ["A", "C"])
  }

  @Test func `a tab's own item is shown instead of a title, until the title is set`() {
    first.tabBarItem = UITabBarItem(title: "one")
    stack.tabBarItem = UITabBarItem(title: "two")
    #expect(window.reachable(.tab) == ["one", "two"])
    stack.tabBarItem.title = "three"
    #expect(window.reachable(.tab) == ["one", "three"])
    first.title = "A again"
    stack.title = "stack"
    #expect(window.reachable(.tab) == ["A again", "stack"])
  }

  // MARK: The picture

  @Test func `the tabs are drawn at the bottom, below a stack's toolbar`() throws {
    second.toolbarItems = [UIBarButtonItem(title: "Edit")]
    stack.isToolbarHidden = false
    second.view.addSubview(label("content"))
    window.expect(
      """
      ╭────────────────────────╮
      ├────────────────────────┤
      │     ● A        ○ B     │
      ╰────────────────────────╯
      """, width: 26)
    try window.act(on: .tab, "B")
    window.expect(
      """
      ╭────────────────────────╮
      │           B            │
      ├────────────────────────┤
      │ content                │
      ├────────────────────────┤
      │ [Edit]                 │
      ├────────────────────────┤
      │     ○ A        ● B     │
      ╰────────────────────────╯
      """, width: 26)
  }

  @Test func `a list leaves room for the tabs, and a title that is too long is cut`() {
    let rows = Rows(count: 30)
    let list = UITableView(rows)
    let window = UIWindow(lines: 12)
    let root = controller("A title that is long")
    root.view.addSubview(list)
    tabs.viewControllers = [root, stack]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let screen = window.screen(width: 30)
    #expect(screen.lines.count == 12)
    #expect(screen.lines[10] == "│ ● A title t…      ○ B      │")
    #expect(window.reachable(.tab) == ["A title that is long", "B"])
  }

  @Test func `five tabs fit side by side, each where the user taps it`() throws {
    tabs.viewControllers = ["A", "B", "C", "D", "E"].map { controller($0) }
    for width in [20, 40, 60] {
      let screen = window.screen(width: width)
      let drawn = screen.elements.map { String(Array(screen.lines[$0.line])[$0.columns]) }
      let titles = width == 20 ? ["", "", "", "", ""] : ["A", "B", "C", "D", "E"]
      #expect(drawn == zip("●○○○○", titles).map { "\($0) \($1)" })
    }
  }

  // MARK: In a tab

  @Test func `alerts and sheets are presented over the tabs`() throws {
    let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    first.present(alert, animated: true)
    #expect(tabs.presentedViewController === alert && window.reachable() == ["Cancel"])
    try window.act(on: .alertButton, "Cancel")
    let sheet = controller("sheet")
    first.present(sheet, animated: true)
    #expect(sheet.presentingViewController === tabs && window.reachable(.tab) == [])
    try window.act(on: .sheetTop)
    #expect(window.reachable(.tab) == ["A", "B"])
    #expect(window.frontViewController === first)
  }

  @Test func `a full screen makes the tab that is selected disappear`() {
    _ = log.take()
    first.present(RecordingController("C", log, style: .fullScreen), animated: true)
    #expect(
      log.take() == ["C did load", "A will disappear", "C will appear", "C did appear", "A did disappear"])
  }

  @Test func `a swipe goes back in a tab, during which no tab can be selected`() throws {
    try window.act(on: .tab, "B")
    stack.pushViewController(controller("C"), animated: true)
    try window.act(on: .leftEdge)
    #expect(window.reachable() == [] && window.reachable(.swipeEnd) == ["B"])
    tabs.selectedIndex = 0
    #expect(tabs.selectedIndex == 1)
    #expect(window.warnings == ["The selected tab cannot change during a transition."])
    try window.act(on: .swipeEnd)
    #expect(stack.topViewController === second && window.reachable(.tab) == ["A", "B"])
  }

  @Test func `a push in a tab can be held, during which nothing can be reached`() throws {
    try window.act(on: .tab, "B")
    window.holdsNextTransition = true
    stack.pushViewController(controller("C"), animated: true)
    #expect(window.reachable() == [] && stack.transitionCoordinator != nil)
    // The controllers in the stack know of the change; those around and beside it do not.
    #expect(stack.topViewController?.transitionCoordinator != nil)
    #expect(tabs.transitionCoordinator == nil && tabs.viewControllers?.first?.transitionCoordinator == nil)
    try window.act(on: .transitionEnd)
    #expect(window.reachable(.tab) == ["A", "B"])
  }

  @Test
  func `a stack out of sight changes without appearance calls, and shows its new top when it is selected`() {
    _ = log.take()
    stack.pushViewController(controller("C"), animated: true)
    #expect(log.take() == [])
    tabs.selectedViewController = stack
    #expect(
      log.take() == ["C did load", "C will appear", "A will disappear", "A did disappear", "C did appear"])
  }

  @Test func `a change of tabs is never held`() throws {
    window.holdsNextTransition = true
    try window.act(on: .tab, "B")
    #expect(!window.isInTransition)
  }

  private final class Delegate: UITabBarControllerDelegate {
    private let log: CallLog
    var allows = true

    init(_ log: CallLog) { self.log = log }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.note("should select \(viewController.tabBarItem.title ?? "?")")
      return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      log.note("did select \(viewController.tabBarItem.title ?? "?")")
    }
  }

  private final class Silent: UITabBarControllerDelegate {}
}
