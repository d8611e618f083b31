import Checks
import Foundation
import ProcessTesting
import Specification
import Testing
import Tracing
import VIPERChecks

/// The page about JSON has the keys that the commands write, and their schemas.
@Suite struct JSONPageTests {
  nonisolated static let commands: [(section: String, words: [String])] = [
    ("trace", ["trace", "viper", "go-back"]), ("compare", ["compare", "go-back"]),
    ("ownership", ["ownership", "viper"]),
    ("measure", ["measure"]), ("list", ["list"]), ("rules", ["rules"]), ("search", ["search", "weakly"]),
    ("exercises export", ["exercises", "export"]), ("fuzz", ["fuzz", "--scripts", "2"]),
  ]

  /// The keys that need not be in every document.
  nonisolated private static let optional: Set<String> = [
    "exercises[].solvedOn", "failure", "failure.seed", "failure.script", "failure.difference",
    "rules[].undecidableBecause", "rules[].evidence", "rules[].decidedBy",
  ]

  @Test(arguments: commands) func `the keys are those of the document`(
    _ section: String, _ words: [String]
  ) async throws {
    let format = section == "exercises export" ? [] : ["--format", "json"]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await walkthrough(words + format, environment: ["XDG_DATA_HOME": folder.path])
    try JSONPage().expectKeys(of: run.output, in: section, besides: Self.optional)
  }

  @Test func `the keys of the verdicts are those of the document`() throws {
    func participant(_ role: Role) -> Participant { Participant(role: role, type: "Part", object: "part 1") }
    let trace = Trace()
    trace.message(to: participant(.wireframe), name: "show()", from: participant(.interactor)) {}
    var evidence = Evidence()
    evidence.traces = [TraceDocument(pattern: "viper", story: "list-countries", messages: trace.messages)]
    let verdicts = Rule.all(of: .viper).map { Verdict(on: $0, by: evidence, using: Check.viper) }
    #expect(verdicts.contains(where: \.isSkipped) && verdicts.contains { $0.isBroken || $0.isFound })
    try JSONPage().expectKeys(of: Conformance(of: .viper, verdicts: verdicts).json(), in: "verdicts")
  }
}
