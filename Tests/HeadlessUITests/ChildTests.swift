import HeadlessUI
import Testing

/// Controllers in a container of the app's own.
@Suite struct ChildTests {
  private let log = CallLog()
  private let container: MovingController
  private let child: MovingController
  private let window = UIWindow()

  init() {
    container = MovingController("A", log)
    child = MovingController("B", log)
    window.rootViewController = container
  }

  /// Adds the child as UIKit's documentation tells containers to do.
  private func add() {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  /// Removes the child as UIKit's documentation tells containers to do.
  private func remove() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func show() {
    window.makeKeyAndVisible()
    _ = log.take()
  }

  @Test func `a container knows its children in their order, and a child its container`() {
    let other = UIViewController()
    container.addChild(other)
    add()
    #expect(container.children.map(ObjectIdentifier.init) == [other, child].map(ObjectIdentifier.init))
    #expect(child.parent === container)
    remove()
    #expect(container.children.count == 1 && child.parent == nil)
  }

  @Test func `addChild says that the child will move, and the container that it has moved`() {
    container.addChild(child)
    #expect(log.take() == ["B will move to A"])
    #expect(child.isMovingToParent)
    child.didMove(toParent: container)
    #expect(log.take() == ["B did move to A"])
    #expect(!child.isMovingToParent)
  }

  @Test func `the container says that the child will leave, and removeFromParent that it has left`() {
    add()
    _ = log.take()
    child.willMove(toParent: nil)
    #expect(log.take() == ["B will move to nothing"])
    #expect(child.isMovingFromParent && child.parent === container)
    child.removeFromParent()
    #expect(log.take() == ["B did move to nothing"])
    #expect(!child.isMovingFromParent && child.parent == nil)
  }

  @Test func `a child of one container leaves it for another`() {
    add()
    _ = log.take()
    let other = MovingController("C", log)
    other.addChild(child)
    #expect(log.take() == ["B did move to nothing", "B will move to C"])
    #expect(container.children.isEmpty && child.parent === other)
  }

  @Test func `a child appears and disappears with its container`() {
    add()
    _ = log.take()
    window.makeKeyAndVisible()
    #expect(log.take() == ["A will appear", "B will appear", "B did appear", "A did appear"])
    window.rootViewController = nil
    #expect(log.take() == ["B will disappear", "A will disappear", "B did disappear", "A did disappear"])
  }

  @Test func `a child appears when its view is added to a container in sight, and moves before and after`() {
    show()
    add()
    #expect(
      log.take() == ["B will move to A", "B did load", "B will appear", "B did appear", "B did move to A"])
    remove()
    #expect(
      log.take() == [
        "B will move to nothing", "B will disappear", "B did disappear", "B did move to nothing",
      ])
  }

  @Test func `a child whose view is nowhere in the container's does not appear, nor load its view`() {
    container.addChild(child)
    show()
    #expect(!child.isViewLoaded && log.take() == [])
    window.rootViewController = nil
    #expect(log.take() == ["A will disappear", "A did disappear"])
  }

  @Test func `a child appears in a view inside the container's, and with that view`() {
    show()
    let box = UIView()
    container.addChild(child)
    box.addSubview(child.view)
    #expect(log.take() == ["B will move to A", "B did load"])
    container.view.addSubview(box)
    #expect(log.take() == ["B will appear", "B did appear"])
    #expect(child.view.window === window)
    box.removeFromSuperview()
    #expect(log.take() == ["B will disappear", "B did disappear"])
    #expect(child.view.window == nil)
  }

  @Test func `a child whose view moves within the window stays in sight`() {
    add()
    show()
    let box = UIView()
    container.view.addSubview(box)
    box.addSubview(child.view)
    #expect(log.take() == [])
    #expect(child.view.window === window)
  }

  @Test func `a child that is added while the container appears does so with it`() {
    container.onCall = { [unowned container, unowned child] call in
      guard call == "will appear" else { return }
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    _ = container.view
    _ = log.take()
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "A will appear", "B will move to A", "B did load", "B did move to A", "B will appear", "B did appear",
        "A did appear",
      ])
  }

  @Test func `a child of a child appears once, with its container`() {
    let inner = MovingController("C", log)
    child.addChild(inner)
    child.view.addSubview(inner.view)
    inner.didMove(toParent: child)
    show()
    add()
    #expect(
      log.take() == [
        "B will move to A", "B will appear", "C will appear", "C did appear", "B did appear",
        "B did move to A",
      ])
  }

  @Test func `children are covered and uncovered with their container in a stack`() {
    add()
    let navigation = UINavigationController(rootViewController: container)
    window.rootViewController = navigation
    show()
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(log.take() == ["B will disappear", "A will disappear", "B did disappear", "A did disappear"])
    #expect(child.navigationController === navigation)
    navigation.popViewController(animated: true)
    #expect(log.take() == ["A will appear", "B will appear", "B did appear", "A did appear"])
  }

  @Test func `a child presents over its container`() {
    add()
    show()
    let sheet = UIViewController()
    child.present(sheet, animated: true)
    #expect(container.presentedViewController === sheet && child.presentedViewController === sheet)
    child.dismiss(animated: true)
    #expect(container.presentedViewController == nil)
  }

  @Test func `a child is drawn where its view is, and the user reaches what is in it`() throws {
    var isTapped = false
    child.view.addSubview(button("Tap") { isTapped = true })
    container.view.addSubview(label("above"))
    add()
    container.view.addSubview(label("below"))
    show()
    window.expect(
      """
      ╭──────────────────╮
      │ above            │
      │ [Tap]            │
      │ below            │
      ╰──────────────────╯
      """, width: 20)
    try window.act(on: .button, "Tap")
    #expect(isTapped)
  }

  @Test func `the responder chain leads from a child's view to the view around it`() {
    add()
    let chain = Array(sequence(first: child.view as UIResponder, next: \.next))
    let expected: [UIResponder] = [child.view, child, container.view, container, window]
    #expect(chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test func `a child that has been removed is released`() {
    weak var removed: UIViewController?
    show()
    do {
      let child = UIViewController()
      removed = child
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(removed == nil)
  }

  @Test func `a container with bars of its own is no child`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().addChild(UINavigationController()) }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("A UINavigationController as a child of a UIViewController is not modelled."))
  }
}

/// What a navigation controller tells the controllers that it contains.
@Suite struct MoveTests {
  private let log = CallLog()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: MovingController("A", log))
    navigation.title = "stack"
    window = UIWindow(root: navigation)
  }

  @Test func `a root moves into its navigation controller`() {
    #expect(
      log.take() == ["A will move to ?", "A did move to ?", "A did load", "A will appear", "A did appear"])
    #expect(navigation.children.count == 1)
  }

  @Test func `a push and a pop begin before the appearance calls, and end after them`() {
    _ = log.take()
    let top = MovingController("B", log)
    navigation.pushViewController(top, animated: true)
    #expect(
      log.take() == [
        "B will move to stack", "B did load", "A will disappear", "B will appear", "A did disappear",
        "B did appear", "B did move to stack",
      ])
    navigation.popViewController(animated: true)
    #expect(
      log.take() == [
        "B will move to nothing", "B will disappear", "A will appear", "B did disappear", "A did appear",
        "B did move to nothing",
      ])
  }

  @Test func `what leaves a stack and what comes into it moves`() {
    _ = log.take()
    navigation.setViewControllers([MovingController("B", log)], animated: true)
    #expect(
      log.take() == [
        "A will move to nothing", "B will move to stack", "B did load", "A will disappear", "B will appear",
        "A did disappear", "B did appear", "A did move to nothing", "B did move to stack",
      ])
  }

  @Test func `a swipe begins to move the controller out, and its end completes that`() throws {
    navigation.pushViewController(MovingController("B", log), animated: true)
    _ = log.take()
    try window.act(on: .leftEdge)
    #expect(log.take() == ["B will move to nothing", "B will disappear", "A will appear"])
    try window.act(on: .swipeEnd)
    #expect(log.take() == ["B did disappear", "B did move to nothing", "A did appear"])
  }

  @Test func `a controller that is removed from its parent leaves the stack`() {
    let top = MovingController("B", log)
    navigation.pushViewController(top, animated: true)
    top.removeFromParent()
    #expect(navigation.viewControllers.count == 1 && top.parent == nil)
  }

  @Test func `a pop to the root removes all above it, of which only the topmost one disappears`() throws {
    let middle = MovingController("B", log)
    let top = MovingController("C", log)
    navigation.pushViewController(middle, animated: true)
    navigation.pushViewController(top, animated: true)
    _ = log.take()
    let popped = try #require(navigation.popToRootViewController(animated: true))
    #expect(popped.map(ObjectIdentifier.init) == [middle, top].map(ObjectIdentifier.init))
    #expect(
      log.take() == [
        "B will move to nothing", "C will move to nothing", "C will disappear", "A will appear",
        "C did disappear", "A did appear", "B did move to nothing", "C did move to nothing",
      ])
    #expect(middle.parent == nil && top.parent == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
  }
}

/// A controller that also records how it moves between containers.
private final class MovingController: RecordingController {
  private let log: CallLog

  init(_ title: String, _ log: CallLog) {
    self.log = log
    super.init(title, log)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(title ?? "?") will move to \(parent.map { $0.title ?? "?" } ?? "nothing")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(title ?? "?") did move to \(parent.map { $0.title ?? "?" } ?? "nothing")")
  }
}
