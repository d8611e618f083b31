import Checks
import CleanSwiftChecks
import Specification
import Testing

@testable import CleanSwift

@Suite struct VIP35Tests {
  @Test func `VIP-35 the configurator gives the interactor its dependencies`() async throws {
    try await expectKept("VIP-35")
  }

  @Test func `VIP-35 counterexample: the interactor finds its workers itself`() async throws {
    let program = CleanSwiftProgram.plain(interactor: { dependencies in
      Locator.dependencies = dependencies
      return LocatingInteractor(dependencies: nil)
    })
    let evidence = Evidence.running(program)
    try await expectBroken("VIP-35", naming: "Configurator → Interactor", by: evidence)
    let rule = try #require(Rule.named("VIP-35"))
    let verdict = Verdict(on: rule, by: evidence, using: Check.cleanSwift)
    #expect(!verdict.isBroken && verdict.description.contains("advice"))
  }
}

/// A service locator.
private enum Locator {
  static weak var dependencies: (any Dependencies)?
}

/// Receives no dependencies, and takes them from the locator.
private final class LocatingInteractor: PlainInteractor {
  private let located = Locator.dependencies

  override var workers: any Dependencies { located ?? super.workers }
}
