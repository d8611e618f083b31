import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC38Tests {
  @Test func `FC-38 view models can share a use case, which depends on what they depend on`() throws {
    try expectKept("FC-38")
  }

  @Test func `FC-38 counterexample: a use case knows the one view model that it works for`() throws {
    try expectBroken(
      "FC-38", naming: "Use Case", "View Models", "GreetUseCase", by: .declaredBeside("FC38Program"))
  }

  @Test func `FC-38 counterexample: a use case says where it is shown`() throws {
    try expectBroken(
      "FC-38", naming: "Use Case", "View Models", "UIViewController",
      by: .declaredBeside("FC38ShowingProgram"))
  }

  @Test func `FC-38 counterexample: a use case goes on to the next screen`() throws {
    try expectBroken(
      "FC-38", naming: "Use Case", "View Models", "FilmsFlowControllerType",
      by: .declaredBeside("FC38LeadingProgram"))
  }
}

/// Reports to one view model.
enum FC38Program {
  final class GreetUseCase {
    weak var listener: (any FilmsViewModelType)?
  }
}

/// Takes a place on the screen.
enum FC38ShowingProgram {
  final class GreetUseCase {
    func greet(in viewController: UIViewController) {}
  }
}

/// Has a way out of one module.
enum FC38LeadingProgram {
  final class GreetUseCase {
    private let flowController: any FilmsFlowControllerType

    init(flowController: any FilmsFlowControllerType) {
      self.flowController = flowController
    }
  }
}
