import Testing

@testable import SwiftIO

@Suite struct SIO21Tests {
  @Test func `SIO-21 every action conforms to Action`() throws {
    try expectKept("SIO-21")
  }

  @Test func `SIO-21 counterexample: something runs like an action and is none`() throws {
    try expectBroken("SIO-21", naming: "Interactor → Action", "Wave", by: .declared(in: "SIO21Program"))
  }
}

enum SIO21Program {
  final class GreetingInteractor {
    @IBAction func greet(_ sender: Any) {}
  }

  /// As a user, I want to be greeted.
  final class Greet: Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
    func cancel() {}
  }

  /// As a user, I want to be waved at.
  final class Wave {
    func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
  }
}
