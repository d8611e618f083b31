import Foundation
import Specification
import Toolchain

/// The score of a sample of generated mutants: how many were noticed, and by what.
struct GeneratedScore {
  /// The state of the sources and of the specification.
  struct State {
    let sources: String
    let checks: String
  }

  private let results: [Pattern: GeneratedRun.Result]
  private let explanations: [Pattern: [Explanation]]
  private let seed: Int
  private let state: State

  init(
    _ results: [Pattern: GeneratedRun.Result], seed: Int, explanations: [Pattern: [Explanation]], state: State
  ) {
    self.results = results
    self.seed = seed
    self.explanations = explanations
    self.state = state
  }

  private var patterns: [Pattern] { Pattern.allCases.filter { results[$0] != nil } }

  /// The survivors that nobody has explained.
  var unexplained: [MutantVerdict] {
    patterns.flatMap { survivors(of: $0).filter { $0.explanation == nil }.map(\.verdict) }
  }

  private func survivors(of pattern: Pattern) -> [(verdict: MutantVerdict, explanation: Explanation?)] {
    let numbers = (results[pattern]?.mutants ?? []).numbers
    return (results[pattern]?.verdicts ?? []).filter { $0.outcome == .survived }.map { verdict in
      let number = numbers[verdict.mutant] ?? 1
      return (verdict, explanations[pattern]?.first { $0.explains(verdict.mutant, number: number) })
    }
  }

  /// The counts for a pattern or an operator.
  private struct Count {
    var tried = 0
    var named = 0
    var noticed = 0
    var equivalent = 0

    static func + (one: Count, other: Count) -> Count {
      Count(
        tried: one.tried + other.tried, named: one.named + other.named, noticed: one.noticed + other.noticed,
        equivalent: one.equivalent + other.equivalent)
    }

    private var different: Int { tried - equivalent }
    private func share(_ count: Int) -> String { different == 0 ? "" : "\(count * 100 / different)%" }

    var cells: String {
      let survived = tried - named - noticed - equivalent
      return
        "\(tried) | \(equivalent) | \(named) | \(noticed) | \(survived) | \(share(named)) | \(share(named + noticed))"
    }
  }

  private func count(of pattern: Pattern, _ isWanted: (MutantVerdict) -> Bool = { _ in true }) -> Count {
    let verdicts = (results[pattern]?.verdicts ?? []).filter(isWanted)
    let equivalent = survivors(of: pattern).count {
      isWanted($0.verdict) && $0.explanation?.kind == .equivalent
    }
    return Count(
      tried: verdicts.count, named: verdicts.count { $0.outcome == .named },
      noticed: verdicts.count { $0.outcome == .noticed }, equivalent: equivalent)
  }

  private static let heading = """
    tried | equivalent | named by a rule | noticed otherwise | not noticed | named | noticed |
    """

  /// A line for each pattern, then the survivors without an explanation.
  var summary: String {
    let lines = patterns.map { pattern in
      let verdicts = results[pattern]?.verdicts ?? []
      let names = verdicts.count { $0.outcome == .named }
      let others = verdicts.count { $0.outcome == .noticed }
      return
        "\(pattern.title): \(verdicts.count) tried, \(names) named by a rule, \(others) noticed otherwise, "
        + "\(verdicts.count - names - others) survived."
    }
    let holes = unexplained.map { "  \($0.mutant.name), line \($0.mutant.line)" }
    return
      (lines
      + (holes.isEmpty ? [] : ["Survived, and not explained in Tests/Mutations:"] + holes))
      .joined(separator: "\n")
  }

  /// The page with the score and the survivors.
  var page: String {
    let places = patterns.reduce(0) { $0 + (results[$1]?.mutants.count ?? 0) }
    let refused = patterns.reduce(0) { $0 + (results[$1]?.refused ?? 0) }
    var text = """
      # Generated mutants

      The [mutations](Mutations.md) are mistakes that somebody thought of; these mutants are mistakes that nobody chose.
      Each operator is a kind of small mistake. The operators find \(places) places in the four apps where such a mistake
      can be made, and a random sample of these is tried. The sample below was drawn with seed \(seed); the compiler
      refused another \(refused) mutants that were drawn.

      A mutant is *named* if the report describes a violation, or if the kit names objects that outlive the app, an event
      that starts something twice, a request that still waits when the user has left, or a variable that belongs to no
      object. A rule of which the report only says that it is broken too does not count. The program does not judge whether
      the rule fits the mistake. A mutant is *noticed* if it is named, or if a flow or a story changes, another test fails,
      or the program crashes or does not end. Many of these mistakes break no rule: no document says what a label shows,
      so a story or a test has to. Survivors are mutants that nothing notices: an *equivalent* one does the same
      as the original program, and the percentages leave it out; a *hole* is a mistake that no check sees. The
      counterexamples, the acceptance tests, the random scripts and the app over a real network are not run.

      `swift run --package-path Tests mutate --generated N` tries N mutants, and writes this page. The sources that were tried have the
      fingerprint \(state.sources), and the checks and tests have \(state.checks).

      | pattern | \(Self.heading)
      |---|---|---|---|---|---|---|---|

      """
    for pattern in patterns { text += "| \(pattern.title) | \(count(of: pattern).cells) |\n" }
    text += "| all | \(patterns.map { count(of: $0) }.reduce(Count(), +).cells) |\n"
    text += "\n| operator | \(Self.heading)\n|---|---|---|---|---|---|---|---|\n"
    for kind in Mutant.Operator.allCases {
      let counts = patterns.map { count(of: $0) { $0.mutant.kind == kind } }
      text += "| \(kind.rawValue) | \(counts.reduce(Count(), +).cells) |\n"
    }
    text += "\n## Survivors\n"
    for pattern in patterns where !survivors(of: pattern).isEmpty {
      text += "\n### \(pattern.title)\n\n| the line | the mistake | kind | why |\n|---|---|---|---|\n"
      for (verdict, explanation) in survivors(of: pattern).sorted(by: {
        $0.verdict.mutant.name < $1.verdict.mutant.name
      }) {
        let mutant = verdict.mutant
        text +=
          "| `\(mutant.text.escapedForTable)` in \(mutant.file) | \(mutant.kind.rawValue) "
          + "| \(explanation?.kind.rawValue ?? "") | \(explanation?.reason ?? "not explained") |\n"
      }
    }
    return text
  }
}

extension GeneratedScore.State {
  /// Computes the fingerprints of the apps, and of them with the checks, stories, observers and tests that judge them.
  ///
  /// - Throws: An error of Foundation if a file cannot be read.
  init(of package: URL) throws {
    let patterns = package.appendingPathComponent("Sources/Patterns")
    let modules = Pattern.allCases.map(\.module)
    let common = ["Checks", "Observing", "Playing", "SourceModel", "Specification", "Toolchain"]
    let tests =
      modules.map { "\($0)Tests" } + ["LoopbackServer", "MutationRun", "PatternTesting", "ProcessTesting"]
    let judges =
      (common + modules).map { patterns.appendingPathComponent($0) }
      + tests.map { package.appendingPathComponent("Tests/\($0)") }
    self.init(
      sources: try Fingerprint.text(
        ofSwiftBelow: modules.map { patterns.appendingPathComponent("\($0)/App") }),
      checks: try Fingerprint.text(ofSwiftBelow: judges))
  }
}
