import Foundation
import Checks
import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct VIP48Tests {
  @Test func `VIP-48 a worker has one task`() async throws {
    try await expectKept("VIP-48")
  }

  @Test func `VIP-48 counterexample: one worker fetches, stores and deletes`() async throws {
    try await expectBroken(
      "VIP-48", naming: "Interactor → Worker", "GreetingsWorker", by: .declaredBeside("VIP48Program"))
  }

  @Test func `VIP-48 counterexample: one protocol gives its worker two tasks`() async throws {
    try await expectBroken(
      "VIP-48", naming: "Interactor → Worker", "GreetingsWorking",
      by: .declaredBeside("VIP48ProtocolProgram"))
  }

  @Test func `VIP-48 counterexample: a worker fetches one thing in two ways, and stores it`() async throws {
    try await expectBroken(
      "VIP-48", naming: "Interactor → Worker", "GreetingsWorker has 2 tasks",
      by: .declaredBeside("VIP48OverloadProgram"))
  }

  @Test func `VIP-48 a worker's private methods do not count as tasks`() throws {
    let check = try cleanSwift.check(of: "VIP-48")
    #expect(check.violations(in: .declaredBeside("VIP48PrivateProgram")).isEmpty)
  }

  @Test func `VIP-48 counterexample: the presenter saves what it presented last`() async throws {
    var evidence = Evidence.declaredBeside("VIP48PrivateProgram")
    evidence.sources = Evidence.readingBeside("VIP48Presenter").sources
    try await expectBroken("VIP-48", naming: "Presenter", "Workers", "UserDefaults", by: evidence)
  }
}

/// A worker for every task with greetings.
enum VIP48Program {
  final class GreetingsWorker {
    func fetchGreetings() -> [String] { [] }
    func store(_ greeting: String) {}
    func delete(_ greeting: String) {}
  }
}

/// A worker with three methods, two of which have the same name.
enum VIP48OverloadProgram {
  final class GreetingsWorker {
    func fetchGreetings(in language: String) -> [String] { [] }
    func fetchGreetings(_ numbers: [Int]) -> [String] { [] }
    func store(_ greeting: String) {}
  }
}

/// A protocol for every task with greetings.
enum VIP48ProtocolProgram {
  protocol GreetingsWorking: AnyObject {
    func fetchGreetings() -> [String]
    func store(_ greeting: String)
  }
}

/// A worker with one task that takes two steps.
enum VIP48PrivateProgram {
  final class GreetingsWorker {
    func fetchGreetings() -> [String] { read().filter { isPolite($0) } }
    private func read() -> [String] { [] }
    fileprivate func isPolite(_ greeting: String) -> Bool { !greeting.isEmpty }
  }
}

private enum VIP48Presenter {
  // import Foundation

  /// Saves the last greeting, which is work for a worker.
  private final class GreetingsPresenter {
    func presentGreet(_ greeting: String) {
      UserDefaults.standard.set(greeting, forKey: "greeting")
    }
  }
}
