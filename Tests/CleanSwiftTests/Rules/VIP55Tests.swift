import Checks
import Testing

@Suite struct VIP55Tests {
  @Test func `VIP-55 the presenter defines its input and its output`() throws {
    try expectKept("VIP-55")
  }

  @Test func `VIP-55 counterexample: the presenter has no input protocol`() async throws {
    try await expectBroken(
      "VIP-55", naming: "Presenter", "cannot find type 'VIP55PresenterInput'",
      by: .compiling("VIP55.swift", for: "VIP-55"))
  }

  @Test func `VIP-55 counterexample: the presenter's output is a second protocol`() async throws {
    try await expectBroken(
      "VIP-55", naming: "Presenter → View Controller", "VIP55TwinPresenterOutput",
      by: .compiling("VIP55Twin.swift", for: "VIP-55"))
  }
}
