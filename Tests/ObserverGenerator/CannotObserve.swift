/// A requirement of a protocol, or a whole protocol, that no observer can be generated for.
struct CannotObserve: Error, Equatable, CustomStringConvertible {
  let type: String
  /// The name of the requirement, or nil for the whole protocol.
  var member: String?
  /// The rest of the sentence that begins with the name.
  let reason: String

  var description: String {
    "\(member.map { "\(type).\($0)" } ?? type) \(reason)."
  }
}
