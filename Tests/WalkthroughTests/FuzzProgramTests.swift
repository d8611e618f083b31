import Foundation
import Fuzzing
import ProcessTesting
import Specification
import Testing

@testable import Walkthrough

/// The built program with random scripts.
@Suite(.timeLimit(.minutes(30))) nonisolated struct FuzzProgramTests {
  /// The gate runs ten times as many.
  @Test func `20 random scripts of 60 steps show the same screens in all four apps`() async throws {
    let run = try await walkthrough("fuzz", "--scripts", "20", "--seed", "1", "--format", "json")
    struct Document: Decodable {
      let schema: Int
      let patterns: [Pattern]
      let scripts: Int
      let length: Int
      let counts: ScriptCounts
    }
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors.isEmpty)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.schema == 1)
    #expect(document.patterns == Pattern.apps)
    #expect(document.scripts == 20)
    #expect(document.length == 60)
    #expect(document.counts.steps == 20 * 60)
  }

  @Test func `the argument that starts a worker process is refused when a user types it`() async throws {
    for words in [["--fuzz"], ["--fuzz", "0", "0", "1", "1", "viper"], ["--fuzz", "0", "1", "1", "1"]] {
      let run = try await walkthrough(words)
      #expect(run.status == 64)
      #expect(run.errors.contains("is reserved for the program itself"))
    }
  }
}
