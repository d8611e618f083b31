import Foundation

/// Counts what the suite of this pattern has really checked, and says so when the test run ends.
enum Tally {
  static var kept: Set<String> = [] { didSet { announce() } }
  static var caught: Set<String> = [] { didSet { announce() } }
  static var counterexamples = 0
  static var flows: Set<String> = [] { didSet { announce() } }

  private static var isAnnounced = false

  private static func announce() {
    guard !isAnnounced else { return }
    isAnnounced = true
    atexit {
      MainActor.assumeIsolated {
        print(
          "Swift-IO: \(Tally.kept.count) rules kept; \(Tally.caught.count) rules seen to be broken by "
            + "\(Tally.counterexamples) counterexamples; \(Tally.flows.count) flows followed.")
      }
    }
  }
}
