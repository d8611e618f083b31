import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC51Tests {
  @Test func `FC-51 a flow controller can use every factory`() async throws {
    try await expectKept("FC-51")
  }

  @Test func `FC-51 counterexample: only a view controller's file can name the factory of the next module`()
    async throws
  {
    try await expectBroken(
      "FC-51", naming: "Flow Controller", "Factory", "GreetingsFactory",
      by: .compiling("FC51GreetingsViewController", in: "Modules/Films", for: "FC-51"))
  }

  @Test func `FC-51 counterexample: the methods of a factory are private`() async throws {
    try await expectBroken(
      "FC-51", naming: "Flow Controller", "Factory", "pushIn",
      by: .compiling("FC51GreetingsFactory", in: "Modules/Films", for: "FC-51"))
  }
}

private enum FC51GreetingsViewController {
  // import HeadlessUI

  // @testable import MVVMFC

  /// A factory that no flow controller can name.
  private enum GreetingsFactory {
    static func create(dependencies: any DependencyManager) -> UIViewController {
      UIViewController()
    }
  }

  /// The view controller whose file declares the private factory.
  private final class GreetingsViewController: UIViewController {}
}

private enum FC51GreetingsFactory {
  // import HeadlessUI

  // @testable import MVVMFC

  /// Declares `pushIn` as private, so no flow controller can call it.
  enum FC51GreetingsFactory {
    static func create(dependencies: any DependencyManager) -> UIViewController {
      UIViewController()
    }

    private static func pushIn(
      _ navigationController: UINavigationController?, dependencies: any DependencyManager
    ) {
      navigationController?.pushViewController(create(dependencies: dependencies), animated: true)
    }
  }
}
