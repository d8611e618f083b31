import Foundation
import Checks
import PatternTesting
import Testing

@Suite struct VIP08Tests {
  @Test func `VIP-08 the types that a model wraps are made of primitives`() async throws {
    try await expectKept("VIP-08")
  }

  @Test func `VIP-08 counterexample: a type that the response wraps holds a date`() async throws {
    try await expectBroken(
      "VIP-08", naming: "Interactor → Presenter", "Date in 'guests[].lastSeen'", "Greetings.Guest",
      by: .declaringBeside("VIP08ResponseGreetingsModels"))
  }

  @Test func `VIP-08 counterexample: each row of the view model holds the closure for a tap`() async throws {
    try await expectBroken(
      "VIP-08", naming: "Presenter → View Controller", "'rows[].action'", "Greetings.Row",
      by: .declaringBeside("VIP08ViewModelGreetingsModels"))
  }
}

private enum VIP08ResponseGreetingsModels {
  // import Foundation

  /// Wraps a type that holds a date.
  private enum Greetings {
    enum Greet {
      struct Response {
        let guests: [Guest]
      }
    }

    struct Guest {
      let name: String
      let lastSeen: Date
    }
  }
}

private enum VIP08ViewModelGreetingsModels {
  /// Wraps a row that holds the closure for a tap.
  private enum Greetings {
    enum Greet {
      struct ViewModel {
        let rows: [Row]
      }
    }

    struct Row {
      let title: String
      let action: () -> Void
    }
  }
}
