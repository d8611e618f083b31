import HeadlessUI
import Testing

@testable import MVVMFC

@Suite struct FC22Tests {
  @Test func `FC-22 only flow controllers use factories`() async throws {
    try await expectKept("FC-22")
  }

  @Test func `FC-22 counterexample: a view controller shows the next module`() async throws {
    try await expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "FC22GreetingsViewController",
      by: .compiling("FC22GreetingsViewController", in: "Modules/Films", for: "FC-22"))
  }

  @Test func `FC-22 counterexample: a view model receives a factory`() async throws {
    try await expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "FilmsFactory",
      by: .compiling("FC22GreetingsViewModel", in: "Modules/Countries", for: "FC-22"))
  }

  @Test func `FC-22 counterexample: a factory also creates the next module`() async throws {
    try await expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "AlertFactory",
      by: .compiling("FC22GreetingsFactory", in: "Modules/Films", for: "FC-22"))
  }
}

private enum FC22GreetingsViewController {
  // import HeadlessUI

  private enum GreetingFactory {
    static func showIn(_ viewController: UIViewController) {
      viewController.present(UIViewController(), animated: true)
    }
  }

  /// Opens the next module itself, instead of asking a view model.
  private final class GreetingsViewController: UIViewController {
    private func greet(_ sender: UIButton) {
      GreetingFactory.showIn(self)
    }
  }
}

private enum FC22GreetingsViewModel {
  // @testable import MVVMFC

  /// Knows the factory of the next module.
  private final class GreetingsViewModel {
    private let films: FilmsFactory.Type

    init(films: FilmsFactory.Type) {
      self.films = films
    }
  }
}

private enum FC22GreetingsFactory {
  // import HeadlessUI

  // @testable import MVVMFC

  /// Creates a screen of another module, through that module's factory.
  private enum GreetingsFactory {
    static func create(dependencies: any DependencyManager) -> UIViewController {
      AlertFactory.create(message: "Hello", retry: {}, dependencies: dependencies)
    }
  }
}
