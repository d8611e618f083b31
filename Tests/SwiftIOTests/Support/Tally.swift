import Foundation
import Specification
import Synchronization

/// Counts what the suite of this pattern has really checked, and says so when the test run ends.
nonisolated struct Tally {
  private var kept: Set<String> = []
  private var caught: Set<String> = []
  private var counterexamples = 0
  private var flows: Set<String> = []

  private static let shared: Mutex<Tally> = {
    // The process may end on any thread.
    atexit { print(Tally.shared.withLock { $0.summary }) }
    return Mutex(Tally())
  }()

  /// The pattern was seen to keep a rule.
  static func count(kept rule: String) {
    shared.withLock { _ = $0.kept.insert(rule) }
  }

  /// A counterexample was seen to break a rule.
  static func count(caught rule: String) {
    shared.withLock { tally in
      tally.caught.insert(rule)
      tally.counterexamples += 1
    }
  }

  /// A story's flow was seen to be the one that is written down.
  static func count(flow story: String) {
    shared.withLock { _ = $0.flows.insert(story) }
  }

  private var summary: String {
    let rules = Rule.all(of: .swiftIO).count
    let decidable = Check.all(of: .swiftIO).count
    return "Swift-IO, in this run: \(kept.count) of \(decidable) rules kept (of \(rules), the others cannot "
      + "be decided), \(caught.count) seen broken by \(counterexamples) counterexamples, "
      + "\(flows.count) of \(Story.all.count) flows followed."
  }
}
