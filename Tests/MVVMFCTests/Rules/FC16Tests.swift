import Checks
import HeadlessUI
import PatternTesting
import Testing

@testable import MVVMFC

@Suite struct FC16Tests {
  @Test func `FC-16 the factory method that creates the view controller is called create`() async throws {
    try await expectKept("FC-16")
  }

  @Test func `FC-16 counterexample: the method has another name`() async throws {
    try await expectBroken(
      "FC-16", naming: "Factory", "View Controller", "make", by: .declaredBeside("FC16Program"))
  }

  @Test func `FC-16 counterexample: create returns the view model to its caller`() async throws {
    try await expectBroken(
      "FC-16", naming: "Factory", "View Controller", "no 'create'",
      by: .declaredBeside("FC16ViewModelProgram"))
  }

  @Test func `FC-16 counterexample: a second method returns the module's view controller`()
    async throws
  {
    try await expectBroken(
      "FC-16", naming: "Factory", "View Controller", "greetings(named:dependencies:)",
      by: .declaredBeside("FC16SecondProgram"))
  }

  @Test func `FC-16 a factory may return a flow controller, and its private methods may have any name`()
    throws
  {
    let check = try mvvmFC.check(of: "FC-16")
    #expect(check.violations(in: .declaredBeside("FC16HelpfulProgram")) == [])
  }
}

/// Names the method `make`.
enum FC16Program {
  enum GreetingsFactory {
    static func make(dependencies: any DependencyManager) -> UIViewController { UIViewController() }
  }
}

/// Leaves creating the view controller to the caller.
enum FC16ViewModelProgram {
  final class GreetingsModel {}

  enum GreetingsFactory {
    static func create(dependencies: any DependencyManager) -> GreetingsModel { GreetingsModel() }
  }
}

/// Has two methods for the same screen.
enum FC16SecondProgram {
  final class GreetingsPage: UIViewController {}

  enum GreetingsFactory {
    static func create(dependencies: any DependencyManager) -> UIViewController { GreetingsPage() }

    static func greetings(named name: String, dependencies: any DependencyManager) -> GreetingsPage? { nil }
  }
}

/// Has a method that returns a flow controller, and a private one.
enum FC16HelpfulProgram {
  final class GreetingsFlowController {}

  enum GreetingsFactory {
    static func create(dependencies: any DependencyManager) -> UIViewController { page() }

    static func flow(retry: @escaping () -> UIViewController) -> GreetingsFlowController {
      GreetingsFlowController()
    }

    private static func page() -> UIViewController { UIViewController() }
  }
}
