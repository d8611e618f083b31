/// Words that cannot be understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and what can be done.
  let reason: String

  /// The reason.
  var description: String { reason }
}
