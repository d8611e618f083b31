import Tracing

/// The counts of a trace.
struct Figures: Equatable, Encodable {
  /// The messages without wiring, which the patterns do not show alike.
  let messages: Int
  /// Those that are reads of a property.
  let reads: Int
  /// The messages that take a step of the pattern's cycle.
  let stepMessages: Int
  /// The roles that sent or received messages.
  let roles: Int
  /// The pairs of a sending and a receiving role; each direction counts separately.
  let boundaries: Int
  /// The user's events.
  let userEvents: Int

  /// Counts the messages of a whole trace.
  init(counting all: [Message]) {
    let messages = all.withoutWiring
    self.messages = messages.count
    reads = messages.count { $0.kind == .read }
    stepMessages = all.count { $0.step != nil }
    roles = Set(all.flatMap { [$0.sender.role, $0.receiver.role] }).count
    boundaries = Set(all.filter { $0.sender.role != $0.receiver.role }.map(\.parties)).count
    userEvents = messages.count { $0.kind == .userEvent }
  }

  /// The figures under their names, in the order in which they are shown.
  var named: [(name: String, count: Int)] {
    [
      ("messages without wiring", messages), ("reads among them", reads),
      ("messages that take a step", stepMessages),
      ("roles that took part", roles),
      ("boundaries crossed", boundaries), ("user events", userEvents),
    ]
  }
}
