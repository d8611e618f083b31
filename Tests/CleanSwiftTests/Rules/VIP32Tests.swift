import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP32Tests {
  @Test func `VIP-32 one shared configurator serves all scenes of a kind, and keeps nothing`() async throws {
    try await expectKept("VIP-32")
  }

  @Test func `VIP-32 counterexample: the configurator keeps what it connected`() async throws {
    try await expectBroken(
      "VIP-32", naming: "Configurator", "interactor", by: .readingBeside("VIP32"))
  }

  @Test func `VIP-32 counterexample: the configurator has no shared instance`() async throws {
    try await expectBroken(
      "VIP-32", naming: "Configurator", "shared", by: .readingBeside("VIP32Unshared"))
  }

  @Test func `VIP-32 counterexample: a view controller creates a second configurator`() async throws {
    try await expectBroken(
      "VIP-32", naming: "Configurator", "another instance",
      by: .readingBeside("VIP32Again"))
  }
}

private enum VIP32 {
  // @testable import CleanSwift

  /// Keeps the interactor that it created first, and connects every scene to it.
  private final class GreetingsConfigurator {
    static let shared = GreetingsConfigurator()
    private var interactor: CountriesInteractor?

    func configure(_ viewController: CountriesViewController, dependencies: any Dependencies) {
      let interactor = interactor ?? CountriesInteractor(dependencies: dependencies)
      viewController.output = interactor
      self.interactor = interactor
    }
  }
}

private enum VIP32Unshared {
  // @testable import CleanSwift

  /// Has no shared instance, and is created again for each use.
  private final class GreetingsConfigurator {
    func configure(_ viewController: CountriesViewController, dependencies: any Dependencies) {
      viewController.output = CountriesInteractor(dependencies: dependencies)
    }
  }
}

private enum VIP32Again {
  // import HeadlessUI

  /// Creates a separate configurator for itself.
  private final class GreetingsViewController: UIViewController {
    private let configurator = PlainConfigurator()
  }
}
