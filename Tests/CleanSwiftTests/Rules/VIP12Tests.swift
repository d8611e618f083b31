import Checks
import PatternTesting
import Testing

@Suite struct VIP12Tests {
  @Test func `VIP-12 requests hold what the user entered or chose`() async throws {
    try await expectKept("VIP-12")
  }

  @Test func `VIP-12 counterexample: the request sends back a row of the view model`() async throws {
    try await expectBroken(
      "VIP-12", naming: "View Controller → Interactor", "Greetings.Row in 'row'",
      by: .declaringBeside("VIP12RowGreetingsModels"))
  }

  @Test func `VIP-12 counterexample: the request holds the list that is to be sorted`() async throws {
    try await expectBroken(
      "VIP-12", naming: "View Controller → Interactor", "Greetings.Entry in 'entries[]'",
      by: .declaringBeside("VIP12ListGreetingsModels"))
  }
}

private enum VIP12RowGreetingsModels {
  /// Sends back a row of the view model.
  private enum Greetings {
    enum Fetch {
      struct ViewModel {
        let rows: [Row]
      }
    }

    enum Open {
      struct Request {
        let row: Row
      }
    }

    struct Row {
      let title: String
    }
  }
}

private enum VIP12ListGreetingsModels {
  /// Sends the list that is to be sorted.
  private enum Greetings {
    enum Sort {
      struct Request {
        let entries: [Entry]
      }

      struct Response {
        let entries: [Entry]
      }
    }

    struct Entry {
      let name: String
    }
  }
}
