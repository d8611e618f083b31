import Tracing

extension Trace {
  /// Sender, receiver and name of each message.
  var arrows: [String] {
    messages.map { "\($0.sender.role.rawValue) → \($0.receiver.role.rawValue): \($0.name)" }
  }
}

extension Participant {
  /// Returns the only object with its role in a test.
  static func only(_ role: Role) -> Participant {
    Participant(role: role, type: role.rawValue, object: "\(role.rawValue) 1")
  }

  static let interactor = only(.interactor)
  static let model = only(.model)
  static let view = only(.view)
  static let catalogue = only(.catalogue)
}
