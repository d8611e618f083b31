import Checks
import PatternTesting
import SourceModel
import Testing
import Toolchain

@Suite struct VIP17Tests {
  @Test func `VIP-17 a model with nothing to carry is empty`() async throws {
    try await expectKept("VIP-17")
  }

  @Test func `VIP-17 counterexample: a request that needs no field has one`() async throws {
    try await expectBroken(
      "VIP-17", naming: "View Controller → Interactor", "'isReserved'",
      by: .declaringBeside("VIP17GreetingsModels"))
  }

  @Test func `VIP-17 the violation names a stored field, but no static or computed property`() throws {
    let text = """
      enum Greetings {
        enum Greet {
          struct Request {
            static let limit = 3
            let isReserved: Bool
            var isWarm: Bool { !isReserved }
          }
        }
      }

      final class GreetingsInteractor {
        func greet(request: Greetings.Greet.Request) {}
      }
      """
    var evidence = Evidence.declaringBeside("VIP17GreetingsModels")
    evidence.sources = [try SourceFile(name: "Greetings.swift", text: text)]
    let violations = try cleanSwift.check(of: "VIP-17").findings(in: evidence)
    #expect(violations.map { $0.message.contains("Request has 'isReserved', which") } == [true])
  }
}

private enum VIP17GreetingsModels {
  /// Adds a field to a request that needs none.
  private enum Greetings {
    enum Greet {
      struct Request {
        let isReserved: Bool
      }
    }
  }

  private final class GreetingsInteractor {
    func greet(request: Greetings.Greet.Request) {}
  }
}
