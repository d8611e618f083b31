import Testing
import Tracing

@Suite struct VIP17Tests {
  @Test func `VIP-17 a model with nothing to carry is empty`() throws {
    try expectKept("VIP-17")
  }

  @Test func `VIP-17 counterexample: a request without content has a field all the same`() throws {
    try expectBroken(
      "VIP-17", naming: "View Controller → Interactor", "'content'",
      by: .carrying(VIP17Program.Greetings.Greet.Request(content: ()), to: .interactor))
  }
}

/// Fills a model that could be empty.
enum VIP17Program {
  enum Greetings {
    enum Greet {
      struct Request {
        let content: Void
      }
    }
  }
}
