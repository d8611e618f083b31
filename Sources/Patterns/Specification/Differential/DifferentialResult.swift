/// What came of one random script.
public struct DifferentialResult: Codable, Sendable {
  /// The seed that the script was made from.
  public let seed: UInt64
  /// What was done.
  public let counts: ScriptCounts
  /// Where the apps differ, or nil.
  public let failure: ScriptFailure?
}

/// How often what was done in random scripts.
public struct ScriptCounts: Codable, Equatable, Sendable {
  /// How many steps there were.
  public var steps = 0
  /// Replies to the request that had waited longest.
  public var repliesInOrder = 0
  /// Replies to a request that had not waited longest.
  public var repliesOutOfOrder = 0
  /// Requests that failed.
  public var failures = 0
  /// Requests that the app called off before they were answered.
  public var cancellations = 0
  /// How often the app was closed and opened again.
  public var relaunches = 0

  /// Nothing was done yet.
  public init() {}

  /// Adds what was done in other scripts.
  public mutating func add(_ other: ScriptCounts) {
    steps += other.steps
    repliesInOrder += other.repliesInOrder
    repliesOutOfOrder += other.repliesOutOfOrder
    failures += other.failures
    cancellations += other.cancellations
    relaunches += other.relaunches
  }

  /// Counts a step.
  ///
  /// - Parameters:
  ///   - requests: The requests that waited before it.
  ///   - remaining: Those that waited after it.
  mutating func count(_ event: Story.Event, requests: [Int], after remaining: [Int]) {
    steps += 1
    var answered = 0
    switch event {
    case .reply(let place):
      if place == 1 { repliesInOrder += 1 } else { repliesOutOfOrder += 1 }
      answered = 1
    case .fail:
      failures += 1
      answered = 1
    case .relaunch: relaunches += 1
    default: break
    }
    cancellations += Set(requests).subtracting(remaining).count - answered
  }
}

/// A script with which apps differ.
public struct ScriptFailure: Codable, Equatable, Sendable {
  /// The seed that it was made from, before it was shortened.
  public let seed: UInt64
  /// What happens in it.
  public let events: [Story.Event]
  /// What the apps differ in.
  public let difference: Difference

  /// Takes a script, and what came of it.
  public init(seed: UInt64, events: [Story.Event], difference: Difference) {
    self.seed = seed
    self.events = events
    self.difference = difference
  }

  /// Its steps, as they are written in Swift.
  public var script: [String] { events.map(\.code) }

  /// A test that fails for the same reason, to be pasted into the acceptance tests.
  public var test: String {
    """
    @Test func `seed \(seed)`() throws {
      try expectNoDifference(in: [
    \(script.map { "    \($0),\n" }.joined())  ])
    }
    """
  }
}
