import Checks
import Playing
import Specification

/// The output of a test run, parsed for rules and stories.
struct TestLog {
  /// The rules that a check found broken, each once, in the order of the log.
  let brokenRules: [Rule.ID]
  /// What the kit itself requires and found missing: `leak` if objects that outlived the app were named, `repetition` if
  /// an event was seen to start something twice.
  let ownFindings: [String]
  /// The stories that sent other messages, or could not be played to their end.
  let stories: [Story.ID]
  /// True if the tests came to their end.
  let isComplete: Bool
  /// True if the evidence could be gathered.
  let hasEvidence: Bool

  /// Reads what `swift test` printed.
  init(_ output: String) {
    var rules: [Rule.ID] = []
    var failed: [String] = []
    for line in output.split(separator: "\n") {
      if let issue = line.firstMatch(of: #/^.? *↳ ([A-Z]+-\d+): (.*)/#) {
        // A missing subject does not show that the rule is broken.
        guard !issue.2.hasPrefix(Violation.silence), !rules.contains(String(issue.1)) else { continue }
        rules.append(String(issue.1))
      } else if let test = line.firstMatch(of: #/✘ Test "(.+?)" (?:with \d+ test cases? )?failed after/#) {
        failed.append(String(test.1))
      }
    }
    brokenRules = rules
    stories = Story.spelledOut.map(\.id).filter { story in failed.contains { $0.hasPrefix("\(story), ") } }
    let leaks = output.contains(#/(?m)^.? *↳ .+ outlived the app \(/#)
    let repetitions = output.contains(#/(?m)^.? *↳ .+: one event of the user starts this twice\./#)
    ownFindings = (leaks ? ["leak"] : []) + (repetitions ? ["repetition"] : [])
    isComplete = output.contains("Test run with ")
    hasEvidence = !output.contains("The evidence could not be gathered")
  }
}
