import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC10Tests {
  @Test func `FC-10 a module has a view model, a view controller, a flow controller and a factory`()
    async throws
  {
    try await expectKept("FC-10")
  }

  @Test func `FC-10 counterexample: a module has only a view controller`() async throws {
    try await expectBroken(
      "FC-10", naming: "Greetings", "View Model", "Flow Controller", "Factory",
      by: .readingBeside("FC10GreetingsViewController", in: "Modules/Greetings"))
  }

  @Test func `FC-10 counterexample: a module has no flow controller`() async throws {
    try await expectBroken(
      "FC-10", naming: "Module Greetings: it has no Flow Controller.",
      by: .readingBeside(
        "FC10GreetingsFactory", "FC10GreetingsViewController", "FC10GreetingsViewModel",
        in: "Modules/Greetings"))
  }
}

private enum FC10GreetingsViewController {
  // import HeadlessUI

  /// Shows a greeting.
  private final class GreetingsViewController: UIViewController {
    private let greeting = UILabel()

    override func loadView() {
      view = greeting
    }
  }
}

private enum FC10GreetingsFactory {
  // import HeadlessUI

  // @testable import MVVMFC

  private enum GreetingsFactory {
    static func create(dependencies: any DependencyManager) -> UIViewController {
      UIViewController()
    }
  }
}

private enum FC10GreetingsViewModel {
  /// Prepares a greeting, and has no flow controller.
  private final class GreetingsViewModel {
    private(set) var greetingText = ""

    func reload() {
      greetingText = "Hello"
    }
  }
}
