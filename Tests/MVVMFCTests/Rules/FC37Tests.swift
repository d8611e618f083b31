import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC37Tests {
  @Test func `FC-37 a view model can take every service and use case`() async throws {
    try await expectKept("FC-37")
  }

  @Test func `FC-37 counterexample: only a factory can name a service`() async throws {
    try await expectBroken(
      "FC-37", naming: "View Model", "GreetingService",
      by: .compiling("FC37GreetingsFactory", in: "Modules/Films", for: "FC-37"))
  }

  @Test func `FC-37 counterexample: only the dependency manager can name a use case`() async throws {
    try await expectBroken(
      "FC-37", naming: "View Model", "GreetUseCase",
      by: .compiling("FC37DependencyManager", in: "Application", for: "FC-37"))
  }
}

private enum FC37GreetingsFactory {
  // import HeadlessUI

  // @testable import MVVMFC

  /// A service that no view model can name.
  private final class GreetingService {
    let text = "Hello"
  }

  /// Uses the service itself, instead of passing it to a view model.
  private enum GreetingsFactory {
    static func create(_ service: GreetingService, dependencies: any DependencyManager) -> UIViewController {
      let viewController = UIViewController()
      viewController.title = service.text
      return viewController
    }
  }
}

// MARK: - FC37DependencyManager

// @testable import MVVMFC

extension AppDependencyManager {
  /// A use case that no view model can name.
  private final class GreetUseCase {
    func text(for name: String) -> String { "Hello, \(name)" }
  }
}
