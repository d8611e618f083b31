import Foundation
import Checks
import PatternTesting
import Testing

@Suite struct VIP07Tests {
  @Test func `VIP-07 models are values, made of scalars and strings`() async throws {
    try await expectKept("VIP-07")
  }

  @Test func `VIP-07 counterexample: the request holds a completion handler`() async throws {
    try await expectBroken(
      "VIP-07", naming: "View Controller → Interactor", "'completion'",
      by: .declaringBeside("VIP07RequestGreetingsModels"))
  }

  @Test func `VIP-07 counterexample: the response holds an object`() async throws {
    try await expectBroken(
      "VIP-07", naming: "Interactor → Presenter", "'guest'",
      by: .declaringBeside("VIP07ResponseGreetingsModels"))
  }

  @Test func `VIP-07 counterexample: the response holds a date`() async throws {
    try await expectBroken(
      "VIP-07", naming: "Interactor → Presenter", "Date", "'days",
      by: .declaringBeside("VIP07DateGreetingsModels"))
  }

  @Test func `VIP-07 counterexample: the view model is an object`() async throws {
    try await expectBroken(
      "VIP-07", naming: "Presenter → View Controller", "is an object",
      by: .declaringBeside("VIP07ViewModelGreetingsModels"))
  }

  @Test func `VIP-07 counterexample: a response that no story sends holds an NSError`() async throws {
    try await expectBroken(
      "VIP-07", naming: "Interactor → Presenter", "NSError in 'failure'",
      by: .declaringBeside("VIP07FailureGreetingsModels"))
  }
}

private enum VIP07RequestGreetingsModels {
  /// Puts a completion handler into the request.
  private enum Greetings {
    enum Greet {
      struct Request {
        let completion: (String) -> Void
      }
    }
  }
}

private enum VIP07ResponseGreetingsModels {
  /// Responds with an object.
  private enum Greetings {
    enum Greet {
      struct Response {
        let guest: Guest
      }
    }

    final class Guest {
      var name = "Ada"
    }
  }
}

private enum VIP07DateGreetingsModels {
  // import Foundation

  /// Responds with dates.
  private enum Greetings {
    enum Recall {
      struct Response {
        let days: [Date]
      }
    }
  }
}

private enum VIP07ViewModelGreetingsModels {
  /// Declares its view model as a class.
  private enum Greetings {
    enum Greet {
      final class ViewModel {
        var greeting = "Hello"
      }
    }
  }
}

private enum VIP07FailureGreetingsModels {
  // import Foundation

  /// Responds with an error of Foundation, in a case that no story reaches.
  private enum Greetings {
    enum Greet {
      enum Response {
        case success(greeting: String)
        case failure(NSError)
      }
    }
  }
}
