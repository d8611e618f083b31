/// The pauses between tries: twice as long each time, up to a longest, less a random part.
///
/// The jitter is "equal": each pause is at least half and at most the whole of what the doubling gives, so that
/// many clients do not come back together, and none comes back at once.
public struct ApiBackoff: Sendable {
  /// The pause before the first retry, without jitter.
  public var first: Duration

  /// The longest pause.
  ///
  /// After a status from 500 to 599 whose header Retry-After asks for more there is no other try.
  public var longest: Duration

  /// Gives a number from 0 up to, but not including, 1, anew for each pause; called on any thread.
  public var jitter: @Sendable () -> Double

  /// Takes what is to be otherwise than usual.
  ///
  /// The usual values are 250 milliseconds, five seconds and random jitter.
  public init(
    first: Duration = .milliseconds(250),
    longest: Duration = .seconds(5),
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.first = first
    self.longest = longest
    self.jitter = jitter
  }

  /// The pause before a retry: half of the doubled time, and a random part of the other half.
  ///
  /// - Parameter retry: Which retry it is, from one.
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
