import HeadlessUI
import Testing

@testable import VIPER

@Suite struct VPR31Tests {
  @Test func `VPR-31 the wireframe owns the window and the navigation controller`() throws {
    try expectKept("VPR-31")
  }

  @Test func `VPR-31 counterexample: the presenter holds the wireframe that holds its screen`() throws {
    try expectBroken(
      "VPR-31", naming: "Presenter → Wireframe", "survived",
      by: .running(.plain(presenter: ClingingPresenter.self, modules: ClingingModules.self)))
  }

  @Test func `VPR-31 counterexample: the view holds the navigation controller`() throws {
    try expectBroken(
      "VPR-31", naming: "View Controller → UINavigationController", "Wireframe",
      by: .running(.plain(view: { StackingViewController() })))
  }

  @Test func `VPR-31 counterexample: the presenter holds the navigation controller`() throws {
    try expectBroken(
      "VPR-31", naming: "Presenter → UINavigationController", "Wireframe",
      by: .running(.plain(view: { LendingViewController() }, presenter: StackingPresenter.self)))
  }
}

/// Holds the app's wireframe, which holds the navigation controller, which holds this presenter's view.
private final class ClingingPresenter: PlainPresenter {
  var app: (any RootRouting)?
}

/// Gives the presenter the app's wireframe.
private final class ClingingModules: PlainModules {
  override func connect(
    _ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any RootRouting
  ) {
    (presenter as? ClingingPresenter)?.app = wireframe
  }
}

/// Holds the navigation controller that contains it.
private final class StackingViewController: PlainViewController {
  var stack: UINavigationController?

  override func sortByName(_ sender: Any) {
    stack = navigationController
    super.sortByName(sender)
  }
}

/// Holds a navigation controller, as if it were to push screens itself.
private final class StackingPresenter: PlainPresenter {
  var stack: UINavigationController?
}

/// Gives its presenter the navigation controller.
private final class LendingViewController: PlainViewController {
  override func sortByName(_ sender: Any) {
    (presenter as? StackingPresenter)?.stack = navigationController
    super.sortByName(sender)
  }
}
