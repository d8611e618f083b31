import Foundation
import Fuzzing
import Specification
import TextLayout

/// The results of random scripts, for people and for programs.
struct FuzzReport {
  let plan: FuzzPlan
  let outcome: FuzzRun.Outcome
  let page: Page

  func text() -> String {
    var text = page.paragraph(introduction) + "\n"
    text += counts.flatMap { page.definition($0, "\($1)", column: 36) }.joined(separator: "\n") + "\n\n"
    return text + verdict
  }

  private var introduction: String {
    let scripts = plan.scripts == 1 ? "1 random script" : "\(plan.scripts) random scripts"
    let done = outcome.scripts == plan.scripts ? "" : "\(outcome.scripts) of "
    let seeds =
      plan.scripts == 1 ? "seed \(plan.seed)" : "seeds \(plan.seed) to \(plan.seed(of: plan.scripts - 1))"
    let rate = Double(outcome.scripts) / max(outcome.duration.seconds, 0.001)
    return
      "\(done)\(scripts) of \(FuzzPlan.length) steps, \(seeds), run against the apps of \(plan.patterns.titles), in "
      + "\(outcome.duration.inWords): \(rate.inWords) a second."
  }

  func json() throws -> String {
    struct Failure: Encodable {
      let seed: UInt64
      let script: [String]
      let difference: Difference
    }
    struct Document: Encodable {
      let schema = 1
      let patterns: [Pattern]
      let scripts: Int
      let isInterrupted: Bool
      let length = FuzzPlan.length
      let seed: UInt64
      let counts: ScriptCounts
      let failure: Failure?
    }
    return try Document(
      patterns: plan.patterns, scripts: outcome.scripts, isInterrupted: outcome.isInterrupted,
      seed: plan.seed, counts: outcome.counts,
      failure: outcome.failure.map {
        Failure(seed: $0.seed, script: $0.script, difference: $0.difference)
      }
    ).prettyJSON()
  }

  private var counts: [(String, Int)] {
    let counts = outcome.counts
    return [
      ("steps", counts.steps),
      ("replies in order", counts.repliesInOrder),
      ("replies out of order", counts.repliesOutOfOrder),
      ("requests that failed", counts.failures),
      ("requests cancelled by the app", counts.cancellations),
      ("relaunches", counts.relaunches),
      ("films marked or unmarked", counts.marks),
    ]
  }

  private var verdict: String {
    guard let failure = outcome.failure else { return page.paragraph(agreement) }
    return page.heading("Seed \(failure.seed) fails") + "\n\n"
      + page.paragraph(
        "A script that still fails and from which no step can be removed, as a test for "
          + "Tests/AcceptanceTests/DifferentialTests.swift:") + "\n" + failure.test + "\n\n"
      + failure.difference.description + "\n\nTo repeat it:\n\n  \(plan.command(repeating: failure.seed))\n"
  }

  private var agreement: String {
    let screens =
      "the \(plan.patterns.count) screens were the same after every step, and so were their reachable elements and "
      + "the requests to the catalogue; at the end the favourites were the same, and "
    let sentence =
      (plan.patterns.count == 1 ? "" : screens) + "no leftover object of a scene was found."
    guard outcome.isInterrupted else { return sentence.prefix(1).uppercased() + sentence.dropFirst() }
    return outcome.scripts == 0 ? "Stopped." : "Stopped. So far, \(sentence)"
  }
}
