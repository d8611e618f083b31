import Testing

@testable import HeadlessUI

/// Changes of the shown controllers whose end is held.
@Suite struct TransitionTests {
  private let log = CallLog()
  private let navigation: UINavigationController
  private let root: RecordingController
  private let window: UIWindow

  init() {
    root = RecordingController("A", log)
    navigation = UINavigationController(rootViewController: root)
    window = UIWindow(root: navigation)
    _ = log.take()
  }

  private func controller(_ title: String) -> RecordingController { RecordingController(title, log) }

  @Test func `a push that is held makes half of its calls, and the other half at its end`() throws {
    let new = controller("B")
    window.holdsNextTransition = true
    navigation.pushViewController(new, animated: true)
    #expect(log.take() == ["B did load", "A will disappear", "B will appear"])
    #expect(navigation.topViewController === new && new.isMovingToParent)
    #expect(root.viewIfLoaded?.window === window && new.viewIfLoaded?.window === window)
    #expect(root.transitionCoordinator != nil && new.transitionCoordinator?.initiallyInteractive == false)
    try window.act(on: .transitionEnd)
    #expect(log.take() == ["A did disappear", "B did appear"])
    #expect(root.viewIfLoaded?.window == nil && new.transitionCoordinator == nil && !new.isMovingToParent)
    try window.act(on: .backButton)
    #expect(navigation.topViewController === root)
  }

  @Test func `what a sheet presents is a change for the sheet and what comes, and not for what is below`()
    throws
  {
    let (sheet, new) = (controller("B"), controller("C"))
    root.present(sheet, animated: true)
    window.holdsNextTransition = true
    sheet.present(new, animated: true)
    #expect(sheet.transitionCoordinator != nil && new.transitionCoordinator != nil)
    #expect(root.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
    try window.act(on: .transitionEnd)
    #expect(sheet.transitionCoordinator == nil && new.presentingViewController === sheet)
  }

  @Test func `what waits for the end of a change runs at its end`() throws {
    var ended = 0
    window.holdsNextTransition = true
    navigation.pushViewController(controller("B"), animated: true)
    try #require(root.transitionCoordinator).animate(alongsideTransition: nil) { _ in ended += 1 }
    #expect(ended == 0)
    try window.act(on: .transitionEnd)
    #expect(ended == 1)
  }

  @Test(arguments: [Screen.Element.Kind.swipeStart, .swipeEnd])
  func `what waits for the end of a swipe runs when the screens are at rest`(end: Screen.Element.Kind) throws
  {
    navigation.pushViewController(controller("B"), animated: true)
    try window.act(on: .leftEdge)
    var isAtRest: Bool?
    try #require(root.transitionCoordinator).animate(alongsideTransition: nil) { [navigation] _ in
      isAtRest = navigation.transitionCoordinator == nil && navigation.swipedViewController == nil
    }
    #expect(isAtRest == nil)
    try window.act(on: end)
    #expect(isAtRest == true)
  }

  @Test func `what waits for the end of a change is forgotten with the window's root`() throws {
    var ended = 0
    window.holdsNextTransition = true
    navigation.pushViewController(controller("B"), animated: true)
    try #require(root.transitionCoordinator).animate(alongsideTransition: nil) { _ in ended += 1 }
    window.rootViewController = nil
    #expect(ended == 0)
  }

  @Test func `only the next animated change is held`() {
    window.holdsNextTransition = true
    navigation.pushViewController(controller("B"), animated: false)
    #expect(!window.isInTransition)
    navigation.pushViewController(controller("C"), animated: true)
    #expect(window.isInTransition)
    window.finishTransition()
    navigation.popViewController(animated: true)
    #expect(!window.isInTransition && navigation.topViewController?.title == "B")
  }

  @Test func `a pop that is held leaves the old controller in its container until the end`() throws {
    let old = controller("B")
    navigation.pushViewController(old, animated: true)
    _ = log.take()
    window.holdsNextTransition = true
    try window.act(on: .backButton)
    #expect(log.take() == ["B will disappear", "A will appear"])
    #expect(old.isMovingFromParent && old.parent === navigation && navigation.topViewController === root)
    try window.act(on: .transitionEnd)
    #expect(log.take() == ["B did disappear", "A did appear"])
    #expect(!old.isMovingFromParent && old.parent == nil)
  }

  @Test func `during a transition nothing can be reached, and the stack cannot change`() {
    window.holdsNextTransition = true
    navigation.pushViewController(controller("B"), animated: true)
    #expect(window.reachable() == [] && window.reachable(.leftEdge) == [])
    #expect(window.reachable(.transitionEnd) == [""])
    navigation.pushViewController(controller("C"), animated: true)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.topViewController?.title == "B")
    #expect(
      window.warnings == Array(repeating: "The navigation stack cannot change during a transition.", count: 2)
    )
  }

  @Test
  func `an alert that is being dismissed is still there, takes no second one, and then runs its handler`()
    throws
  {
    var picked = 0
    let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in picked += 1 })
    root.present(alert, animated: true)
    window.holdsNextTransition = true
    try window.act(on: .alertButton, "Cancel")
    #expect(root.presentedViewController === alert && alert.isBeingDismissed && !root.isBeingDismissed)
    #expect(root.transitionCoordinator != nil && picked == 0)
    root.present(UIAlertController(title: "Again", message: nil, preferredStyle: .alert), animated: true)
    alert.dismiss(animated: true)
    #expect(
      window.warnings == [
        "Attempt to present UIAlertController on UINavigationController, which is already presenting "
          + "UIAlertController.",
        "Attempt to dismiss UIAlertController, which is being dismissed already.",
      ])
    try window.act(on: .transitionEnd)
    #expect(root.presentedViewController == nil && !alert.isBeingDismissed && picked == 1)
  }

  @Test func `an alert that is being presented cannot be used before the end`() throws {
    window.holdsNextTransition = true
    var isShown = false
    let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: true) { isShown = true }
    #expect(window.reachable() == [] && window.screen().text.contains("Sorry") && !isShown)
    try window.act(on: .transitionEnd)
    #expect(window.reachable() == ["Cancel"] && isShown)
  }

  @Test func `a swipe has an interactive transition until it ends`() throws {
    navigation.pushViewController(controller("B"), animated: true)
    try window.act(on: .leftEdge)
    #expect(root.transitionCoordinator?.initiallyInteractive == true)
    try window.act(on: .swipeStart)
    #expect(root.transitionCoordinator == nil)
    try window.act(on: .leftEdge)
    try window.act(on: .swipeEnd)
    #expect(root.transitionCoordinator == nil)
  }

  @Test func `a window that shows something else ends the transition first`() {
    window.holdsNextTransition = true
    navigation.pushViewController(controller("B"), animated: true)
    _ = log.take()
    window.rootViewController = nil
    #expect(log.take() == ["A did disappear", "B did appear", "B will disappear", "B did disappear"])
  }
}
