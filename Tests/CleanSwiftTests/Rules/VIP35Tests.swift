import Testing

@testable import CleanSwift

@Suite struct VIP35Tests {
  @Test func `VIP-35 the configurator hands the interactor what it works with`() throws {
    try expectKept("VIP-35")
  }

  @Test func `VIP-35 counterexample: the interactor finds its workers itself`() throws {
    let program = CleanSwiftProgram.plain(interactor: { dependencies in
      Locator.dependencies = dependencies
      return LocatingInteractor(dependencies: nil)
    })
    try expectBroken("VIP-35", naming: "Configurator → Interactor", by: .running(program))
  }
}

/// Where anybody can find anything.
private enum Locator {
  static weak var dependencies: (any Dependencies)?
}

/// Is given nothing, and looks for what it needs.
private final class LocatingInteractor: PlainInteractor {
  private let located = Locator.dependencies

  override var workers: any Dependencies { located ?? super.workers }
}
