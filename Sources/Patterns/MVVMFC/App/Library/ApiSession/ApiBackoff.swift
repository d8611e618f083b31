/// The pauses between tries: each twice as long as the one before, up to a maximum, and shortened at random.
///
/// This is "equal jitter": each pause is between half of the doubled time and all of it, so that many clients
/// retry neither immediately nor all at the same moment.
public struct ApiBackoff: Sendable {
  /// The pause before the first retry, without jitter.
  public var first: Duration

  /// The longest pause.
  ///
  /// If a response with a status from 500 to 599 asks for more in its Retry-After header, the request is not retried.
  public var longest: Duration

  /// Returns a number from 0 up to, but not including, 1. Called once for each pause, on any thread.
  public var jitter: @Sendable () -> Double

  /// Creates the pauses.
  ///
  /// The defaults are 250 milliseconds, five seconds and random jitter.
  public init(
    first: Duration = .milliseconds(250),
    longest: Duration = .seconds(5),
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.first = first
    self.longest = longest
    self.jitter = jitter
  }

  /// Returns the pause before a retry: half of the doubled time, and a random part of the other half.
  ///
  /// - Parameter retry: The number of the retry, from one.
  /// - Returns: A time from zero to ``longest``.
  public func pause(before retry: Int) -> Duration {
    var whole = max(.zero, min(first, longest))
    var doublings = max(1, retry) - 1
    while doublings > 0, whole != .zero, whole != longest {
      whole = whole < longest / 2 ? whole * 2 : longest
      doublings -= 1
    }
    let random = jitter()
    let part = random > 0 ? min(random, 1) : 0
    let half = whole / 2
    return min(whole, half + half * part)
  }
}
