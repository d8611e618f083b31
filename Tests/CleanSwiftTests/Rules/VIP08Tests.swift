import Foundation
import Testing
import Tracing

@Suite struct VIP08Tests {
  @Test func `VIP-08 what a model wraps is made of primitives`() throws {
    try expectKept("VIP-08")
  }

  @Test func `VIP-08 counterexample: a date stands inside what the response wraps`() throws {
    let guest = VIP08Program.Greetings.Guest(name: "Ada", lastSeen: Date(timeIntervalSince1970: 0))
    let response = VIP08Program.Greetings.Greet.Response(guests: [guest])
    try expectBroken(
      "VIP-08", naming: "Interactor → Presenter", "Date in 'guests[].lastSeen'", "Greetings.Guest",
      by: .carrying(response, to: .presenter))
  }

  @Test func `VIP-08 counterexample: each row of the view model holds what to do when it is tapped`() throws {
    let row = VIP08Program.Greetings.Row(title: "Ada") {}
    let viewModel = VIP08Program.Greetings.Greet.ViewModel(rows: [row])
    try expectBroken(
      "VIP-08", naming: "Presenter → View Controller", "'rows[].action'", "Greetings.Row",
      by: .carrying(viewModel, to: .viewController))
  }
}

/// Wraps more than primitives.
enum VIP08Program {
  enum Greetings {
    enum Greet {
      struct Response {
        let guests: [Guest]
      }

      struct ViewModel {
        let rows: [Row]
      }
    }

    struct Guest {
      let name: String
      let lastSeen: Date
    }

    struct Row {
      let title: String
      let action: () -> Void
    }
  }
}
