import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC14Tests {
  @Test func `FC-14 a factory has static methods only`() async throws {
    try await expectKept("FC-14")
  }

  @Test func `FC-14 counterexample: a factory is an object`() async throws {
    try await expectBroken(
      "FC-14", naming: "Factory", "GreetingsFactory", "create",
      by: .readingBeside("FC14FactoryObject", in: "Modules/Films"))
  }

  @Test func `FC-14 counterexample: a factory keeps the screen that it created`() async throws {
    try await expectBroken(
      "FC-14", naming: "Factory", "GreetingsFactory", "latest",
      by: .readingBeside("FC14FactoryWithState", in: "Modules/Films"))
  }

  @Test func `FC-14 counterexample: a factory's state is in a variable outside of it`() async throws {
    try await expectBroken(
      "FC-14", naming: "Factory", "FC14StateBeside", "madeCount",
      by: .readingBeside("FC14StateBeside", in: "Modules/Films"))
  }
}

private enum FC14FactoryObject {
  // import HeadlessUI

  // @testable import MVVMFC

  private struct GreetingsFactory {
    func create(dependencies: any DependencyManager) -> UIViewController {
      UIViewController()
    }
  }
}

private enum FC14FactoryWithState {
  // import HeadlessUI

  // @testable import MVVMFC

  /// Returns the same screen as long as it exists.
  private enum GreetingsFactory {
    private static weak var latest: UIViewController?

    static func create(dependencies: any DependencyManager) -> UIViewController {
      let viewController = latest ?? UIViewController()
      latest = viewController
      return viewController
    }
  }
}

// MARK: - FC14StateBeside

// import HeadlessUI

// @testable import MVVMFC

private var madeCount = 0

/// Numbers the screens that it creates.
private enum GreetingsFactory {
  static func create(dependencies: any DependencyManager) -> UIViewController {
    madeCount += 1
    let viewController = UIViewController()
    viewController.title = "\(madeCount)"
    return viewController
  }
}
