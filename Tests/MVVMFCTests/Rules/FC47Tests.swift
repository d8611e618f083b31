import Checks
import HeadlessUI
import PatternTesting
import Testing

@Suite struct FC47Tests {
  @Test func `FC-47 a flow controller depends only on its own view controller`() async throws {
    try await expectKept("FC-47")
  }

  @Test func `FC-47 counterexample: the initializer requires a navigation controller`() async throws {
    try await expectBroken(
      "FC-47", naming: "Flow Controller", "View Controller", "UINavigationController",
      by: .declaredBeside("FC47Program"))
  }

  @Test
  func `FC-47 counterexample: a flow controller refers to its parent, but not to its own view controller`()
    async throws
  {
    try await expectBroken(
      "FC-47", naming: "Flow Controller", "no property", "own View Controller",
      by: .declaredBeside("FC47ParentProgram"))
  }

  @Test func `FC-47 counterexample: a controller of another module is not optional`() async throws {
    try await expectBroken(
      "FC-47", naming: "Flow Controller", "home demands", "own View Controller",
      by: .declaredBeside("FC47UnownedProgram"))
  }

  @Test func `FC-47 a flow controller may give its own view controller any name`() throws {
    let check = try mvvmFC.check(of: "FC-47")
    #expect(check.violations(in: .declaredBeside("FC47RenamedProgram")) == [])
  }
}

/// Refers to its own view controller under another name, and to others that are optional.
enum FC47RenamedProgram {
  final class GreetingsFlowController {
    weak var screen: UIViewController?
    weak var parent: UIViewController?
    weak var tabs: UINavigationController?

    init(screen: UIViewController, parent: UIViewController? = nil) {
      self.screen = screen
      self.parent = parent
    }
  }
}

/// Cannot be used without a navigation controller.
enum FC47Program {
  final class GreetingsFlowController {
    weak var viewController: UIViewController?
    weak var navigationController: UINavigationController?

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }
  }
}

/// Refers only to its parent.
enum FC47ParentProgram {
  final class GreetingsFlowController {
    weak var parent: UIViewController?
  }
}

/// Requires the home screen.
enum FC47UnownedProgram {
  final class HomePage: UIViewController {}

  final class GreetingsFlowController {
    weak var viewController: UIViewController?
    unowned var home = HomePage.shared
  }
}

extension FC47UnownedProgram.HomePage {
  fileprivate static let shared = FC47UnownedProgram.HomePage()
}
