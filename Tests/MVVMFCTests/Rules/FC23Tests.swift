import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC23Tests {
  @Test func `FC-23 every method of a factory takes the dependency manager`() throws {
    try expectKept("FC-23")
  }

  @Test func `FC-23 counterexample: a factory is given the one service that it needs today`() throws {
    try expectBroken(
      "FC-23", naming: "Factory", "Dependency Manager", "create(catalogue:)",
      by: .declaredBeside("FC23Program"))
  }

  @Test func `FC-23 counterexample: a factory has a dependency manager in reserve`() throws {
    try expectBroken(
      "FC-23", naming: "Factory", "Dependency Manager", "caller",
      by: .declaredBeside("FC23DefaultProgram"))
  }

  @Test func `FC-23 counterexample: a factory does without`() throws {
    try expectBroken(
      "FC-23", naming: "Factory", "Dependency Manager", "caller",
      by: .declaredBeside("FC23OptionalProgram"))
  }
}

/// Hides what its module will depend on tomorrow.
enum FC23Program {
  enum GreetingsFactory {
    static func create(catalogue: any CatalogueServiceType) -> UIViewController { UIViewController() }
  }
}

/// Finds a manager where it was given none.
enum FC23DefaultProgram {
  enum GreetingsFactory {
    static func create(
      dependencies: any DependencyManager = AppDependencyManager(
        catalogueURL: CatalogueTransport.url)
    ) -> UIViewController { UIViewController() }
  }
}

/// Finds services by itself where it was given no manager.
enum FC23OptionalProgram {
  enum GreetingsFactory {
    static func create(dependencies: (any DependencyManager)?) -> UIViewController { UIViewController() }
  }
}
