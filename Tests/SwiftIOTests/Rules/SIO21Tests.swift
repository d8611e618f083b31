import Checks
import Testing

@testable import SwiftIO

@Suite struct SIO21Tests {
  @Test func `SIO-21 every action conforms to Action`() async throws {
    try await expectKept("SIO-21")
  }

  @Test func `SIO-21 counterexample: a type can be run and cancelled but is not an Action`() async throws {
    try await expectBroken(
      "SIO-21", naming: "Interactor → Action", "Wave",
      by: try await .compiling("SIO21", for: "SIO-21"))
  }
}

private enum SIO21 {
  /// As a user, I want to be waved at.
  final class Wave {
    private var isWaving = false

    func run(completion: @escaping (Result<Void, any Error>) -> Void) {
      isWaving = true
      completion(.success(()))
    }

    func cancel() {
      isWaving = false
    }
  }
}
