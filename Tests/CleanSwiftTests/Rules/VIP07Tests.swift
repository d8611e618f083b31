import Foundation
import Testing
import Tracing

@Suite struct VIP07Tests {
  @Test func `VIP-07 models are values, made of scalars and texts`() throws {
    try expectKept("VIP-07")
  }

  @Test func `VIP-07 counterexample: the request holds a closure to be called back`() throws {
    let request = VIP07Program.Greetings.Greet.Request { _ in }
    try expectBroken(
      "VIP-07", naming: "View Controller → Interactor", "'completion'",
      by: .carrying(request, to: .interactor))
  }

  @Test func `VIP-07 counterexample: the response holds an object`() throws {
    let response = VIP07Program.Greetings.Greet.Response(guest: VIP07Program.Guest())
    try expectBroken(
      "VIP-07", naming: "Interactor → Presenter", "'guest'", by: .carrying(response, to: .presenter))
  }

  @Test func `VIP-07 counterexample: the response holds a date`() throws {
    let response = VIP07Program.Greetings.Recall.Response(days: [Date(timeIntervalSince1970: 0)])
    try expectBroken(
      "VIP-07", naming: "Interactor → Presenter", "Date", "'days",
      by: .carrying(response, to: .presenter))
  }

  @Test func `VIP-07 counterexample: the view model is an object itself`() throws {
    let viewModel = VIP07Program.Greetings.Greet.ViewModel()
    try expectBroken(
      "VIP-07", naming: "Presenter → View Controller", "is an object",
      by: .carrying(viewModel, to: .viewController))
  }
}

/// Sends state and behaviour round the cycle.
enum VIP07Program {
  enum Greetings {
    enum Greet {
      struct Request {
        let completion: (String) -> Void
      }

      struct Response {
        let guest: Guest
      }

      final class ViewModel {
        var greeting = "Hello"
      }
    }

    enum Recall {
      struct Response {
        let days: [Date]
      }
    }
  }

  final class Guest {
    var name = "Ada"
  }
}
