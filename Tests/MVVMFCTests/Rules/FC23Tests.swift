import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC23Tests {
  @Test func `FC-23 every method of a factory takes the dependency manager`() async throws {
    try await expectKept("FC-23")
  }

  @Test func `FC-23 counterexample: a factory takes only the service that it needs`() async throws {
    try await expectBroken(
      "FC-23", naming: "Factory", "Dependency Manager", "create(catalogue:)",
      by: .declaredBeside("FC23Program"))
  }

  @Test func `FC-23 counterexample: a factory has a default dependency manager`() async throws {
    try await expectBroken(
      "FC-23", naming: "Factory", "Dependency Manager", "caller",
      by: .declaredBeside("FC23DefaultProgram"))
  }

  @Test func `FC-23 counterexample: a factory takes an optional dependency manager`() async throws {
    try await expectBroken(
      "FC-23", naming: "Factory", "Dependency Manager", "caller",
      by: .declaredBeside("FC23OptionalProgram"))
  }
}

/// Needs a new parameter for every new service of its module.
enum FC23Program {
  enum GreetingsFactory {
    static func create(catalogue: any CatalogueServiceType) -> UIViewController { UIViewController() }
  }
}

/// Creates a manager if the caller passes none.
enum FC23DefaultProgram {
  enum GreetingsFactory {
    static func create(
      dependencies: any DependencyManager = AppDependencyManager(
        catalogueURL: CatalogueTransport.url)
    ) -> UIViewController { UIViewController() }
  }
}

/// Has to find services itself if the caller passes no manager.
enum FC23OptionalProgram {
  enum GreetingsFactory {
    static func create(dependencies: (any DependencyManager)?) -> UIViewController { UIViewController() }
  }
}
