import Testing

@testable import CleanSwift

@Suite struct VIP30Tests {
  @Test func `VIP-30 an input that needs business logic becomes a request`() throws {
    try expectKept("VIP-30")
  }

  @Test func `VIP-30 counterexample: the view controller reverses its rows itself`() throws {
    let program = CleanSwiftProgram.plain(controller: {
      CleverViewController(dependencies: $0, configurator: $1)
    })
    try expectBroken(
      "VIP-30", naming: "View Controller → Interactor", "View", by: .running(program))
  }
}

/// Reverses its rows without a request.
private final class CleverViewController: PlainViewController {
  override func sortByName(_ sender: Any) {
    show(rows.reversed())
  }
}
