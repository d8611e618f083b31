import Foundation
import Checks
import PatternTesting
import Testing

@Suite struct VIP15Tests {
  @Test func `VIP-15 a view model can be shown as it is`() async throws {
    try await expectKept("VIP-15")
  }

  @Test func `VIP-15 counterexample: the view model holds a date`() async throws {
    try await expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "Date in 'day'",
      by: .declaringBeside("VIP15DateGreetingsModels"))
  }

  @Test func `VIP-15 counterexample: the view model holds a raw number`() async throws {
    try await expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "Swift.Int in 'rows[].population'",
      by: .declaringBeside("VIP15NumberGreetingsModels"))
  }

  @Test func `VIP-15 counterexample: the view model holds a number that is named like a row index`()
    async throws
  {
    try await expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "Swift.Int in 'guestsInRow'",
      by: .declaringBeside("VIP15RowGreetingsModels"))
  }

  @Test func `VIP-15 counterexample: the view model holds a code instead of a text`() async throws {
    try await expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "'reason'",
      by: .declaringBeside("VIP15CodeGreetingsModels"))
  }
}

private enum VIP15DateGreetingsModels {
  // import Foundation

  /// Leaves the formatting of a date to the view controller.
  private enum Greetings {
    enum Greet {
      struct ViewModel {
        let day: Date
      }
    }
  }
}

private enum VIP15NumberGreetingsModels {
  /// Leaves the formatting of a number to the view controller.
  private enum Greetings {
    enum Count {
      struct ViewModel {
        let rows: [Row]
      }
    }

    struct Row {
      let title: String
      let population: Int
    }
  }
}

private enum VIP15RowGreetingsModels {
  /// Holds a number for display whose name resembles a row index.
  private enum Greetings {
    enum Count {
      struct ViewModel {
        let guestsInRow: Int
      }
    }
  }
}

private enum VIP15CodeGreetingsModels {
  /// Leaves the wording to the view controller.
  private enum Greetings {
    enum Fail {
      struct ViewModel {
        let reason: Reason
      }
    }

    enum Reason {
      case unavailable
    }
  }
}
