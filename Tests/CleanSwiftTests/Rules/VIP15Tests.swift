import Foundation
import Stories
import Testing
import Tracing

@Suite struct VIP15Tests {
  @Test func `VIP-15 a view model can be shown as it is`() throws {
    try expectKept("VIP-15")
  }

  @Test func `VIP-15 counterexample: the view model holds a date`() throws {
    let viewModel = VIP15Program.Greetings.Greet.ViewModel(day: Date(timeIntervalSince1970: 0))
    try expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "Date in 'day'",
      by: .carrying(viewModel, to: .viewController))
  }

  @Test func `VIP-15 counterexample: the view model holds a raw number`() throws {
    let viewModel = VIP15Program.Greetings.Count.ViewModel(rows: [
      .init(title: "Iceland", population: 394_324)
    ])
    try expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "Swift.Int in 'rows[].population'",
      by: .carrying(viewModel, to: .viewController))
  }

  @Test func `VIP-15 counterexample: the view model holds a code that stands for a text`() throws {
    let viewModel = VIP15Program.Greetings.Fail.ViewModel(reason: .unavailable)
    try expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "'reason'",
      by: .carrying(viewModel, to: .viewController))
  }
}

/// Leaves some of the presenter's work to the view controller.
enum VIP15Program {
  enum Greetings {
    enum Greet {
      struct ViewModel {
        let day: Date
      }
    }

    enum Count {
      struct ViewModel {
        let rows: [Row]
      }
    }

    enum Fail {
      struct ViewModel {
        let reason: Reason
      }
    }

    struct Row {
      let title: String
      let population: Int
    }

    enum Reason {
      case unavailable
    }
  }
}
