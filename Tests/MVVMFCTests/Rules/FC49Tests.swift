import Catalogue
import Checks
import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC49Tests {
  @Test func `FC-49 a flow controller refers to view controllers weakly`() async throws {
    try await expectKept("FC-49")
  }

  @Test func `FC-49 counterexample: the flow controller holds the navigation controller`() async throws {
    try await expectBroken(
      "FC-49", naming: "Flow Controller → View Controller", "'stack'", "UINavigationController",
      by: .running(.plain(flowController: StackingFlowController.self)).besidePattern)
  }

  @Test func `FC-49 counterexample: the flow controller holds an object that holds its view controller`()
    async throws
  {
    try await expectBroken(
      "FC-49", naming: "Flow Controller → View Controller", "'place'",
      by: .running(.plain(flowController: PlacingFlowController.self)).besidePattern)
  }

  @Test func `FC-49 counterexample: the flow controller declares a strong reference that is never set`()
    async throws
  {
    try await expectBroken(
      "FC-49", naming: "Flow Controller → View Controller", "'tabs'", "not weak",
      by: .running(.plain(flowController: TabbedFlowController.self)).besidePattern)
  }

  @Test func `FC-49 counterexample: a flow controller refers to a view controller as unowned`() async throws {
    try await expectBroken(
      "FC-49", naming: "Flow Controller → View Controller", "'screen'", "not weak",
      by: .running(.plain(flowController: RelyingFlowController.self)).besidePattern)
  }
}

/// Holds the navigation controller of its view controller.
private final class StackingFlowController: PlainFlowController {
  var stack: UINavigationController?

  override func showFilms(of country: Country) {
    stack = viewController?.navigationController
    super.showFilms(of: country)
  }
}

/// Holds an object that holds its view controller.
private final class PlacingFlowController: PlainFlowController {
  var place: Place?

  override func showFilms(of country: Country) {
    place = Place(screen: viewController)
    super.showFilms(of: country)
  }
}

/// An object that holds a screen.
private final class Place {
  let screen: UIViewController?

  init(screen: UIViewController?) {
    self.screen = screen
  }
}

/// Declares strong references to view controllers, and never sets them.
private final class TabbedFlowController: PlainFlowController {
  var tabs: [UIViewController] = []
}

/// Refers to a screen as unowned: using the screen after its release would crash.
private final class RelyingFlowController: PlainFlowController {
  private static let home = UINavigationController()

  unowned var screen: UINavigationController = RelyingFlowController.home
}
