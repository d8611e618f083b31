import Checks
import Playing
import Specification

/// The output of a test run, parsed for rules and stories.
struct TestLog {
  /// The rules whose violations are described, each once, in the order of the log.
  let brokenRules: [Rule.ID]
  /// The rules of which the report only says that they are broken too, most likely by the same mistake.
  let followingRules: [Rule.ID]
  /// What the kit itself requires and found missing, by the names of `demands`.
  let ownFindings: [String]
  /// The stories that sent other messages, or could not be played to their end.
  let stories: [Story.ID]
  /// True if the tests came to their end.
  let isComplete: Bool
  /// True if the evidence could be gathered.
  let hasEvidence: Bool

  /// What the kit itself requires in all patterns: the name of the demand, and what its test says if it is not met.
  static let demands: KeyValuePairs = [
    "leak": " outlived the app (", "repetition": ": one event of the user starts this twice.",
    "request": " still waits although the user has left.",
    "state": " is a variable that belongs to no object.",
  ]

  /// Reads what `swift test` printed.
  init(_ output: String) {
    var rules: [Rule.ID] = []
    var following: [Rule.ID] = []
    var failed: [String] = []
    for line in output.split(separator: "\n") {
      if let issue = line.firstMatch(of: #/^.? *↳ ([A-Z]+-\d+): (.*)/#) {
        // A missing subject does not show that the rule is broken.
        guard !issue.2.hasPrefix(Violation.silence) else { continue }
        if issue.2.hasPrefix(Blame.echo) {
          following.append(String(issue.1))
        } else if !rules.contains(String(issue.1)) {
          rules.append(String(issue.1))
        }
      } else if let test = line.firstMatch(of: #/✘ Test "(.+?)" (?:with \d+ test cases? )?failed after/#) {
        failed.append(String(test.1))
      }
    }
    brokenRules = rules
    followingRules = following
    stories = Story.spelledOut.map(\.id).filter { story in failed.contains { $0.hasPrefix("\(story), ") } }
    ownFindings = Self.demands.filter { _, sentence in
      output.split(separator: "\n").contains { $0.contains("↳ ") && $0.contains(sentence) }
    }.map(\.key)
    isComplete = output.contains("Test run with ")
    hasEvidence = !output.contains("The evidence could not be gathered")
  }
}
