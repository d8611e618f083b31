public import Playing

/// The result of one random script.
public struct DifferentialResult: Codable, Sendable {
  /// The seed that the script was made from.
  public let seed: UInt64
  /// The counts of the script's events.
  public let counts: ScriptCounts
  /// The difference between the apps, or nil.
  public let failure: ScriptFailure?
}

/// The events of random scripts, counted.
public struct ScriptCounts: Codable, Equatable, Sendable {
  /// The steps after the app was opened.
  public var steps = 0
  /// The replies to the request that had waited longest.
  public var repliesInOrder = 0
  /// The replies to another request.
  public var repliesOutOfOrder = 0
  /// The requests that failed.
  public var failures = 0
  /// The requests that the first app cancelled before they were answered; the others have cancelled as many, or
  /// they would differ.
  public var cancellations = 0
  /// How often the app was closed and opened again. Its earlier requests stay in the queue, but nobody receives the
  /// replies.
  public var relaunches = 0
  /// How often a film was marked or unmarked.
  public var marks = 0

  /// Creates counts of zero.
  public init() {}

  /// Adds the counts of other scripts.
  public mutating func add(_ other: ScriptCounts) {
    steps += other.steps
    repliesInOrder += other.repliesInOrder
    repliesOutOfOrder += other.repliesOutOfOrder
    failures += other.failures
    cancellations += other.cancellations
    relaunches += other.relaunches
    marks += other.marks
  }

  /// Counts a step.
  ///
  /// - Parameters:
  ///   - before: The requests of the first app before the step.
  ///   - after: The requests of the first app after the step.
  mutating func count(_ event: Story.Event, from before: Ensemble.Requests, to after: Ensemble.Requests) {
    steps += 1
    var answered = 1
    switch event {
    case .reply(1): repliesInOrder += 1
    case .reply: repliesOutOfOrder += 1
    case .fail: failures += 1
    default: answered = 0
    }
    if event == .relaunch { relaunches += 1 }
    if case .tap(let label) = event, label.hasSuffix("mark Favourite") || label.hasPrefix("Mark as") {
      marks += 1
    }
    cancellations += before.waiting + after.asked - before.asked - after.waiting - answered
  }
}

/// A script with which apps differ.
public struct ScriptFailure: Codable, Equatable, Sendable {
  /// The seed of the original script, which was shortened to this one.
  public let seed: UInt64
  /// The events of the script.
  public let events: [Story.Event]
  /// The difference that the script shows.
  public let difference: Difference

  /// Creates a failure from a script and its result.
  public init(seed: UInt64, events: [Story.Event], difference: Difference) {
    self.seed = seed
    self.events = events
    self.difference = difference
  }

  /// The script's steps in Swift.
  public var script: [String] { events.map(\.code) }

  /// A test in which the apps show the same difference, to paste into the acceptance tests.
  public var test: String {
    """
    @Test func `seed \(seed)`() throws {
      try expectNoDifference(in: [
    \(script.map { "    \($0),\n" }.joined())  ])
    }
    """
  }
}
