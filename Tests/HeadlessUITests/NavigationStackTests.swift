import HeadlessUI
import Testing

/// A navigation controller that begins empty, or receives a whole stack.
@Suite struct NavigationStackTests {
  private let log = CallLog()
  private let navigation = UINavigationController()
  private let window = UIWindow()

  private func show() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func controller(_ title: String) -> RecordingController {
    RecordingController(title, log)
  }

  @Test func `a stack begins empty and shows nothing`() {
    show()
    #expect(navigation.topViewController == nil)
    #expect(log.take() == [])
    #expect(!window.screen().text.contains("["))
  }

  @Test func `a stack set outside a window loads no view, and its top appears with the window`() {
    navigation.setViewControllers([controller("A"), controller("B")], animated: false)
    #expect(log.take() == [])
    show()
    #expect(log.take() == ["B did load", "B will appear", "B did appear"])
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
  }

  @Test func `the first controller of a stack in a window appears immediately`() {
    show()
    navigation.setViewControllers([controller("A")], animated: true)
    #expect(log.take() == ["A did load", "A will appear", "A did appear"])
  }

  @Test
  func `a swipe back makes the calls of a pop, half of them when it begins and half when it is finished`()
    throws
  {
    let top = controller("B")
    navigation.setViewControllers([controller("A"), top], animated: false)
    show()
    _ = log.take()
    try window.act(on: .leftEdge)
    #expect(log.take() == ["A did load", "B will disappear", "A will appear"])
    #expect(top.isMovingFromParent)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    try window.act(on: .swipeEnd)
    #expect(log.take() == ["B did disappear", "A did appear"])
    #expect(!top.isMovingFromParent && top.parent == nil)
    #expect(window.reachable(.leftEdge) == [])
  }

  @Test func `a swipe that is taken back makes the screen below disappear, and the screen itself appear`()
    throws
  {
    let top = controller("B")
    navigation.setViewControllers([controller("A"), top], animated: false)
    show()
    for _ in 1...2 {
      try window.act(on: .leftEdge)
      _ = log.take()
      try window.act(on: .swipeStart)
      #expect(log.take() == ["A will disappear", "A did disappear", "B will appear", "B did appear"])
      #expect(!top.isMovingFromParent && top.parent === navigation)
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    }
    try window.act(on: .backButton)
    #expect(log.take() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
  }

  @Test func `during a swipe only its ends can be reached, and the stack cannot change`() throws {
    navigation.setViewControllers([controller("A"), controller("B")], animated: false)
    show()
    try window.act(on: .leftEdge)
    #expect(window.reachable() == [])
    #expect(window.reachable(.swipeStart) == ["B"] && window.reachable(.swipeEnd) == ["A"])
    #expect(window.screen().text.contains("» A"))
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.pushViewController(controller("C"), animated: true)
    navigation.setViewControllers([controller("C")], animated: true)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(
      window.warnings
        == Array(repeating: "The navigation stack cannot change while the user swipes back.", count: 3))
    _ = log.take()
    window.rootViewController = nil
    #expect(log.take() == ["A will disappear", "A did disappear", "B did disappear"])
    navigation.setViewControllers([controller("D")], animated: false)
    #expect(navigation.viewControllers.map(\.title) == ["D"])
  }

  @Test func `replacing the top makes the calls of a push`() {
    let root = controller("A")
    navigation.setViewControllers([root], animated: false)
    show()
    _ = log.take()
    navigation.setViewControllers([controller("B")], animated: true)
    #expect(
      log.take() == ["B did load", "A will disappear", "B will appear", "A did disappear", "B did appear"])
    #expect(root.parent == nil)
    #expect(navigation.viewControllers.map(\.title) == ["B"])
  }

  @Test func `a stack with the same top makes no calls, and Back shows the new screen below`() throws {
    let top = controller("B")
    navigation.setViewControllers([controller("A"), top], animated: false)
    show()
    _ = log.take()
    navigation.setViewControllers([controller("C"), top], animated: true)
    #expect(log.take() == [])
    try window.act(on: .backButton)
    #expect(
      log.take() == ["C did load", "B will disappear", "C will appear", "B did disappear", "C did appear"])
  }

  @Test
  func `only a leaving controller is moving from its parent, and only a new one is moving to it`() {
    let stays = controller("A")
    let leaves = controller("B")
    let comes = controller("C")
    navigation.setViewControllers([stays, leaves], animated: false)
    show()
    var seen: [String] = []
    for controller in [stays, leaves, comes] {
      controller.onCall = { call in
        let state = "\(controller.isMovingToParent) \(controller.isMovingFromParent)"
        seen.append("\(controller.title ?? "") \(call): \(state)")
      }
    }
    navigation.setViewControllers([stays, comes], animated: true)
    #expect(
      seen == [
        "C did load: true false", "B will disappear: false true", "C will appear: true false",
        "B did disappear: false true", "C did appear: true false",
      ])
    #expect([stays, leaves, comes].allSatisfy { !$0.isMovingToParent && !$0.isMovingFromParent })
  }

  @Test func `a stack can be emptied`() {
    navigation.setViewControllers([controller("A")], animated: false)
    show()
    _ = log.take()
    navigation.setViewControllers([], animated: false)
    #expect(log.take() == ["A will disappear", "A did disappear"])
  }

  @Test func `a stack that contains a controller twice is refused`() {
    let root = controller("A")
    navigation.setViewControllers([root], animated: false)
    show()
    let twice = controller("B")
    navigation.setViewControllers([twice, twice], animated: false)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(window.warnings == ["A navigation stack cannot hold the same controller twice."])
  }
}
