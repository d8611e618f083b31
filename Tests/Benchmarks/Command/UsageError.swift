/// Words that cannot be understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The problem, and what to do about it.
  let reason: String

  /// The reason.
  var description: String { reason }
}
