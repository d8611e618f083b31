import Checks
import Testing

@Suite struct VIP24Tests {
  @Test func `VIP-24 the view controller does not know who does the work`() throws {
    try expectKept("VIP-24")
  }

  @Test func `VIP-24 counterexample: the view controller has a worker`() async throws {
    try await expectBroken(
      "VIP-24", naming: "View Controller", "Interactor", "GreetWorker",
      by: .compiling("VIP24.swift", for: "VIP-24"))
  }

  @Test func `VIP-24 counterexample: the view controller creates a worker through its dependencies`()
    async throws
  {
    try await expectBroken(
      "VIP-24", naming: "View Controller", "Interactor", "makeGreetWorker",
      by: .compiling("VIP24Making.swift", for: "VIP-24"))
  }

  @Test func `VIP-24 counterexample: the view controller casts its output to another protocol`() async throws
  {
    try await expectBroken(
      "VIP-24", naming: "View Controller", "Interactor", "may know only the protocol",
      by: .compiling("VIP24Cast.swift", for: "VIP-24"))
  }
}
