import Testing

@testable import SwiftIO

@Suite struct SIO23Tests {
  @Test func `SIO-23 each action carries out one user story`() async throws {
    try await expectKept("SIO-23")
  }

  @Test func `SIO-23 counterexample: an action names no user story`() async throws {
    try await expectBroken(
      "SIO-23", naming: "Interactor → Action", "GreetingHelper", by: .declared(in: "SIO23Program"))
  }

  @Test func `SIO-23 counterexample: two actions name the same user story`() async throws {
    try await expectBroken(
      "SIO-23", naming: "Interactor → Action", "Greet and Salute",
      by: .declared(in: "SIO23TwinProgram"))
  }
}

enum SIO23Program {
  final class GreetingInteractor {
    @IBAction func greet(_ sender: Any) {}
  }

  /// Does the work around a greeting.
  final class GreetingHelper: Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
    func cancel() {}
  }
}

enum SIO23TwinProgram {
  final class GreetingInteractor {
    @IBAction func greet(_ sender: Any) {}
  }

  /// As a user, I want to be greeted.
  final class Greet: Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
    func cancel() {}
  }

  /// As a user, I want to be greeted.
  final class Salute: Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
    func cancel() {}
  }
}
