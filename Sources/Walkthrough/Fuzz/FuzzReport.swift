import Foundation
import Specification
import TextLayout

/// What came of random scripts.
struct FuzzReport {
  let plan: FuzzPlan
  let outcome: FuzzRun.Outcome
  let page: Page

  func text() -> String {
    let seeds = outcome.scripts == 1 ? "" : ", seeds \(plan.seed) to \(plan.seed(of: plan.scripts - 1))"
    let number = outcome.scripts == plan.scripts ? "\(plan.scripts)" : "\(outcome.scripts) of \(plan.scripts)"
    let noun = plan.scripts == 1 ? "script" : "scripts"
    let rate = Double(outcome.scripts) / max(outcome.duration.seconds, 0.001)
    var text = page.paragraph(
      "\(number) random \(noun) of \(FuzzPlan.length) steps\(seeds), done to the apps of "
        + "\(plan.patterns.titles), in \(outcome.duration.inWords): "
        + "\(rate.formatted(.number.precision(.fractionLength(1)))) a second.")
    text +=
      "\n" + counts.flatMap { page.definition($0, "\($1)", column: 36) }.joined(separator: "\n") + "\n\n"
    return text + verdict
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
      let length = FuzzPlan.length
      let seed: UInt64
      let counts: ScriptCounts
      let failure: Failure?
    }
    return try Document(
      patterns: plan.patterns, scripts: outcome.scripts, seed: plan.seed, counts: outcome.counts,
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
      ("requests called off by the app", counts.cancellations),
      ("relaunches", counts.relaunches),
    ]
  }

  private var verdict: String {
    guard let failure = outcome.failure else {
      return page.paragraph((outcome.isInterrupted ? "Stopped. So far, " : "") + agreement)
    }
    let retry =
      (["\(HelpTopic.program) fuzz"]
      + (plan.patterns == Pattern.allCases ? [] : plan.patterns.map(\.rawValue))
      + ["--scripts 1 --seed \(failure.seed)"]).joined(separator: " ")
    return page.heading("Seed \(failure.seed) fails") + "\n\n"
      + page.paragraph("The shortest script that still does, as a test:") + "\n" + failure.test + "\n\n"
      + failure.difference.description + "\n\n" + page.paragraph("Again: \(retry)")
  }

  private var agreement: String {
    let sentence =
      plan.patterns.count == 1
      ? "every object was gone at the end of every script."
      : "the \(plan.patterns.count) screens were the same after every step, with what could be reached on them and "
        + "what was asked of the catalogue; at the end favourites were the same, and every object was gone."
    return outcome.isInterrupted ? sentence : sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
