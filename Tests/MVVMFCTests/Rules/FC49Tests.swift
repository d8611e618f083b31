import Catalogue
import Checks
import HeadlessUI
import Stories
import Testing

@testable import MVVMFC

@Suite struct FC49Tests {
  @Test func `FC-49 a flow controller refers to view controllers weakly`() throws {
    try expectKept("FC-49")
  }

  @Test func `FC-49 counterexample: the flow controller keeps the navigation controller`() throws {
    try expectBroken(
      "FC-49", naming: "Flow Controller → View Controller", "'stack'", "UINavigationController",
      by: .running(.plain(flowController: StackingFlowController.self)).besidePattern)
  }

  @Test func `FC-49 counterexample: the flow controller keeps an object that keeps its view controller`()
    throws
  {
    try expectBroken(
      "FC-49", naming: "Flow Controller → View Controller", "'place'",
      by: .running(.plain(flowController: PlacingFlowController.self)).besidePattern)
  }

  @Test func `FC-49 counterexample: a controller that is never set would be kept`() throws {
    try expectBroken(
      "FC-49", naming: "Flow Controller → View Controller", "'tabs'", "not weak",
      by: .running(.plain(flowController: TabbedFlowController.self)).besidePattern)
  }

  @Test func `FC-49 counterexample: a flow controller relies on its view controller`() throws {
    try expectBroken(
      "FC-49", naming: "Flow Controller → View Controller", "'screen'", "not weak",
      by: .running(.plain(flowController: RelyingFlowController.self)).besidePattern)
  }
}

/// Keeps what shows its view controller.
private final class StackingFlowController: PlainFlowController {
  var stack: UINavigationController?

  override func showFilms(of country: Country) {
    stack = viewController?.navigationController
    super.showFilms(of: country)
  }
}

/// Keeps where its view controller is.
private final class PlacingFlowController: PlainFlowController {
  var place: Place?

  override func showFilms(of country: Country) {
    place = Place(screen: viewController)
    super.showFilms(of: country)
  }
}

/// Where a screen is.
private final class Place {
  let screen: UIViewController?

  init(screen: UIViewController?) {
    self.screen = screen
  }
}

/// Is prepared for controllers that this app does not have.
private final class TabbedFlowController: PlainFlowController {
  var tabs: [UIViewController] = []
}

/// Ends the program where the screen has gone to which it would lead back.
private final class RelyingFlowController: PlainFlowController {
  private static let home = UINavigationController()

  unowned var screen: UINavigationController = RelyingFlowController.home
}
