import Checks
import Stories
import Testing

@testable import SwiftIO

@Suite struct SIO07Tests {
  @Test func `SIO-07 methods that handle events live in the interactor`() throws {
    try expectKept("SIO-07")
  }

  @Test func `SIO-07 counterexample: a view model handles an event`() throws {
    var evidence = Evidence.declared(in: "SIO07Program")
    evidence.sources =
      Evidence.reading("Counterexamples/SIO07.swift").sources
      + Evidence.reading("Support/PlainViewController.swift").sources
    try expectBroken("SIO-07", naming: "View", "ViewModel", by: evidence)
  }
}

enum SIO07Program {
  final class GreetingInteractor {
    @IBAction func greet(_ sender: Any) {}
  }

  final class GreetingViewModel {
    @IBAction func wave(_ sender: Any) {}
  }

  /// As a user, I want to be greeted.
  final class Greet: Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
    func cancel() {}
  }
}
