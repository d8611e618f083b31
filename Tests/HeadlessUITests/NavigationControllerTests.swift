import HeadlessUI
import Testing

@Suite struct NavigationControllerTests {
  private let log = CallLog()
  private let root: RecordingController
  private let navigation: UINavigationController
  private let window = UIWindow()

  init() {
    root = RecordingController("A", log)
    navigation = UINavigationController(rootViewController: root)
  }

  private func show() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    _ = log.take()
  }

  @Test func `the root appears with its navigation controller`() {
    window.rootViewController = navigation
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(log.take() == ["A did load", "A will appear", "A did appear"])
    window.rootViewController = nil
    #expect(log.take() == ["A will disappear", "A did disappear"])
  }

  @Test func `in a push, each disappearance call precedes the matching appearance call`() {
    show()
    navigation.pushViewController(RecordingController("B", log), animated: true)
    #expect(
      log.take() == ["B did load", "A will disappear", "B will appear", "A did disappear", "B did appear"])
  }

  @Test func `in a pop, each disappearance call precedes the matching appearance call`() {
    show()
    let top = RecordingController("B", log)
    navigation.pushViewController(top, animated: true)
    _ = log.take()
    #expect(navigation.popViewController(animated: true) === top)
    #expect(log.take() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
  }

  @Test func `the root cannot be popped`() {
    show()
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.topViewController === root)
    #expect(log.take() == [])
  }

  @Test func `a push outside a window changes the stack without appearance calls`() {
    navigation.pushViewController(RecordingController("B", log), animated: false)
    #expect(log.take() == [])
    #expect(navigation.viewControllers.count == 2)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(log.take() == ["B did load", "B will appear", "B did appear"])
    navigation.popViewController(animated: true)
    #expect(
      log.take() == ["A did load", "B will disappear", "A will appear", "B did disappear", "A did appear"])
  }

  @Test func `a controller that is already in the stack is refused`() {
    show()
    navigation.pushViewController(root, animated: true)
    #expect(navigation.viewControllers.count == 1)
    #expect(window.warnings == ["RecordingController is in the navigation stack already."])
    #expect(log.take() == [])
  }

  @Test func `a pushed controller is moving to its parent only while it appears`() {
    show()
    let top = RecordingController("B", log)
    var seen: [String] = []
    top.onCall = { seen.append("\($0): \(top.isMovingToParent) \(top.isMovingFromParent)") }
    navigation.pushViewController(top, animated: true)
    #expect(seen == ["did load: true false", "will appear: true false", "did appear: true false"])
    #expect(!top.isMovingToParent)
  }

  @Test func `only a popped controller is moving from its parent while it disappears, not a covered one`() {
    show()
    let top = RecordingController("B", log)
    navigation.pushViewController(top, animated: true)
    var seen: [String] = []
    top.onCall = { seen.append("\($0): \(top.isMovingToParent) \(top.isMovingFromParent)") }
    navigation.pushViewController(RecordingController("C", log), animated: true)
    #expect(seen == ["will disappear: false false", "did disappear: false false"])
    navigation.popViewController(animated: true)
    seen = []
    navigation.popViewController(animated: true)
    #expect(seen == ["will disappear: false true", "did disappear: false true"])
    #expect(!top.isMovingFromParent)
  }

  @Test func `a controller knows its navigation controller from push to pop`() {
    let top = UIViewController()
    #expect(top.navigationController == nil)
    navigation.pushViewController(top, animated: false)
    #expect(top.navigationController === navigation)
    #expect(top.parent === navigation)
    navigation.popViewController(animated: false)
    #expect(top.navigationController == nil)
  }

  @Test func `a popped controller is released`() {
    show()
    weak var popped: UIViewController?
    do {
      let top = RecordingController("B", log)
      popped = top
      navigation.pushViewController(top, animated: true)
    }
    #expect(popped != nil)
    navigation.popViewController(animated: true)
    #expect(popped == nil)
  }

  @Test func `the back button names the screen below and goes back to it`() throws {
    show()
    #expect(window.reachable(.backButton) == [])
    navigation.pushViewController(RecordingController("B", log), animated: true)
    #expect(window.reachable(.backButton) == ["A"])
    try window.act(on: .backButton)
    #expect(navigation.topViewController === root)
    root.title = nil
    navigation.pushViewController(RecordingController("B", log), animated: true)
    #expect(window.reachable(.backButton) == ["Back"])
  }

  @Test func `a push from viewDidLoad puts the new screen on top, and the covered one never appears`() {
    show()
    let middle = RecordingController("B", log)
    let top = RecordingController("C", log)
    middle.onCall = { [navigation] call in
      if call == "did load" { navigation.pushViewController(top, animated: true) }
    }
    navigation.pushViewController(middle, animated: true)
    #expect(
      log.take() == [
        "B did load", "C did load", "A will disappear", "C will appear", "A did disappear", "C did appear",
      ])
    #expect(navigation.topViewController === top)
  }

  @Test func `a push from viewWillAppear makes both covered controllers disappear`() {
    show()
    let middle = RecordingController("B", log)
    middle.onCall = { [navigation, log] call in
      guard call == "will appear", navigation.topViewController === middle else { return }
      navigation.pushViewController(RecordingController("C", log), animated: true)
      middle.onCall = { _ in }
    }
    navigation.pushViewController(middle, animated: true)
    #expect(
      log.take() == [
        "B did load", "A will disappear", "B will appear", "C did load", "B will disappear", "C will appear",
        "B did disappear", "C did appear", "A did disappear",
      ])
    navigation.popViewController(animated: true)
    #expect(log.take() == ["C will disappear", "B will appear", "C did disappear", "B did appear"])
  }

  @Test func `only the bar buttons of the topmost screen can be reached`() throws {
    var taps: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(primaryAction: UIAction(title: title) { taps.append($0.title) })
    }
    root.navigationItem.rightBarButtonItem = item("Edit")
    root.toolbarItems = [item("Name"), item("Population")]
    show()
    #expect(window.reachable(.button) == ["Edit"])
    navigation.isToolbarHidden = false
    #expect(window.reachable(.button) == ["Edit", "Name", "Population"])
    try window.act(on: .button, "Edit")
    try window.act(on: .button, "Population")
    #expect(taps == ["Edit", "Population"])
    navigation.pushViewController(RecordingController("B", log), animated: true)
    #expect(window.reachable(.button) == [])
  }

  @Test func `a bar button holds its target weakly and, if it is disabled, ignores a tap`() throws {
    final class Target {
      var taps = 0
      func tapped(_ item: UIBarButtonItem) { taps += 1 }
    }
    var target: Target? = Target()
    weak let weakTarget = target
    let item = UIBarButtonItem(title: "Edit", target: target!, action: Target.tapped)
    root.navigationItem.rightBarButtonItem = item
    show()
    try window.act(on: .button, "Edit")
    #expect(target?.taps == 1)
    item.isEnabled = false
    try window.act(on: .button, "Edit")
    #expect(target?.taps == 1)
    target = nil
    #expect(weakTarget == nil)
    item.isEnabled = true
    try window.act(on: .button, "Edit")
  }
}
