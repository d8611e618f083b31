import Foundation
import Checks
import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC38Tests {
  @Test func `FC-38 view models can share a use case, which has dependencies like theirs`() async throws {
    try await expectKept("FC-38")
  }

  @Test func `FC-38 counterexample: a use case knows the one view model that uses it`() async throws {
    try await expectBroken(
      "FC-38", naming: "Use Case", "View Models", "GreetUseCase", by: .declaredBeside("FC38Program"))
  }

  @Test func `FC-38 counterexample: a use case takes a view controller as a parameter`() async throws {
    try await expectBroken(
      "FC-38", naming: "Use Case", "View Models", "UIViewController",
      by: .declaredBeside("FC38ShowingProgram"))
  }

  @Test func `FC-38 counterexample: a use case navigates to the next screen`() async throws {
    try await expectBroken(
      "FC-38", naming: "Use Case", "View Models", "FilmsFlowControllerType",
      by: .declaredBeside("FC38LeadingProgram"))
  }

  @Test func `FC-38 counterexample: a use case finds its database by itself`() async throws {
    var evidence = Evidence.declaredBeside("FC38SavingProgram")
    evidence.sources = Evidence.readingBeside("FC38", in: "Common/UseCases").sources
    try await expectBroken("FC-38", naming: "Use Case", "Dependency Manager", "standard", by: evidence)
  }
}

/// Reports to one view model.
enum FC38Program {
  final class GreetUseCase {
    weak var listener: (any FilmsViewModelType)?
  }
}

/// Takes the view controller in which to show its result.
enum FC38ShowingProgram {
  final class GreetUseCase {
    func greet(in viewController: UIViewController) {}
  }
}

/// Takes the flow controller of one module.
enum FC38LeadingProgram {
  final class GreetUseCase {
    private let flowController: any FilmsFlowControllerType

    init(flowController: any FilmsFlowControllerType) {
      self.flowController = flowController
    }
  }
}

/// Has no dependency that its initializer shows.
enum FC38SavingProgram {
  final class GreetUseCase {
    func greet() {}
  }
}

private enum FC38 {
  // import Foundation

  /// Saves the greeting in a database that nobody has given to it.
  private final class GreetUseCase {
    func greet() {
      UserDefaults.standard.set("Hello", forKey: "greeting")
    }
  }
}
