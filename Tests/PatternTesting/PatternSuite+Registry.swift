import Checks
import Foundation
import Playing
import SourceModel
import Specification
import Tracing

// Compares the suite with the registry: what is missing, and what is left over.

extension PatternSuite {
  /// The rules that can be decided, in the order of the registry.
  public var decidableRules: [String] { Rule.decidable(of: pattern) }

  /// The rules that can be decided, but for which the pattern is not tested.
  public var rulesWithoutTest: [String] {
    decidableRules.filter { id in
      !testNames.contains { $0.hasPrefix("\(id) ") && !$0.hasPrefix("\(id) counterexample") }
    }
  }

  /// The rules that can be decided, but that no counterexample breaks.
  public var rulesWithoutCounterexample: [String] {
    decidableRules.filter { id in !testNames.contains { $0.hasPrefix("\(id) counterexample: ") } }
  }

  /// The rules, of any pattern, that tests are named after.
  public var rulesWithTest: Set<String> {
    Set(testNames.compactMap { $0.firstMatch(of: #/^([A-Z]+-\d+) /#).map { String($0.1) } })
  }

  /// The rules of the checks that find no violation if there is no evidence.
  public var checksPassingWithoutEvidence: [String] { checksPassing(on: Evidence()) }

  /// The rules of the checks that find no violation in evidence in which nothing happens.
  public var checksPassingWithoutEvents: [String] { checksPassing(on: .uneventful(of: pattern)) }

  /// The number of counterexamples.
  public var counterexampleCount: Int {
    testNames.count { $0.contains(" counterexample: ") }
  }

  /// The number of counterexamples in the pattern's line of `Docs/Trust.md`, or nil if there is none.
  public var counterexampleCountInTrust: Int? {
    get throws {
      let file = Self.packageFolder.appendingPathComponent("Docs/Trust.md")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let line = lines.first { $0.hasPrefix("\(pattern.title), in this run: ") }
      return line?.firstMatch(of: #/ by (\d+) counterexamples/#).flatMap { Int($0.1) }
    }
  }

  /// The stories without a test that lists their messages.
  public var storiesWithoutFlow: [String] {
    Story.spelledOut.map(\.id).filter { !testNames.contains("\($0), message by message()") }
  }

  /// The rules that messages of the stories relate to.
  public var rulesOfMessages: Set<String> {
    Set(evidence.traces.flatMap(\.messages).flatMap(\.rules))
  }

  /// The names of the tests in the test module's symbol graph.
  private var testNames: [String] {
    testDeclarations.filter { $0.kind == "method" }.map { $0.name.replacing("`", with: "") }
  }

  /// The rules that are reported as broken if one kind of evidence is missing. There should be no such rule: missing
  /// evidence is not a violation.
  public var rulesBrokenForLackOfEvidence: [String] {
    let wants: [(inout Evidence) -> Void] = [
      { ($0.traces, $0.models) = ([], []) }, { ($0.ownership, $0.types) = ([], []) }, { $0.sources = [] },
      { $0.declarations = [] }, { $0.compilations = [] },
    ]
    // A few stories say as much about this as all do.
    var few = evidence
    few.traces = Array(few.traces.prefix(4))
    few.ownership = Array(few.ownership.prefix(20))
    let found = wants.flatMap { [few] take in
      var evidence = few
      take(&evidence)
      return rulesBroken(by: evidence)
    }
    // What is broken by all of it is not so for lack of any.
    let broken = found.isEmpty ? [] : Set(rulesBroken(by: evidence))
    return found.filter { !broken.contains($0) }
  }

  private func rulesBroken(by evidence: Evidence) -> [String] {
    let verdicts = Rule.all(of: pattern).concurrentMap { [checks] in
      Verdict(on: $0, by: evidence, using: checks)
    }
    return verdicts.filter(\.isBroken).map(\.rule.id)
  }

  private func checksPassing(on evidence: Evidence) -> [String] {
    checks.filter { $0.violations(in: evidence).isEmpty }.map(\.rule)
  }
}
