package import Tracing

/// The messages that one request sets off, late replies included.
package struct Cycle {
  /// The message that began it.
  package let entry: Message
  /// All messages, the entry first, in the order in which they were sent.
  package private(set) var messages: [Message]
  /// The entry and its story, for a violation.
  package let quotation: String

  /// Returns every cycle of a trace, in the order in which they began.
  ///
  /// - Parameter isEntry: True if a message begins a cycle. An entry that is sent during another cycle begins a
  ///   cycle of its own.
  package static func all(in trace: TraceDocument, beginningWith isEntry: (Message) -> Bool) -> [Cycle] {
    var cycles: [Cycle] = []
    var cycleOfMessage: [Int: Int] = [:]
    for message in trace.messages {
      if isEntry(message) {
        cycleOfMessage[message.number] = cycles.count
        cycles.append(
          Cycle(entry: message, messages: [message], quotation: message.quotation(in: trace)))
        continue
      }
      let cause = message.answers ?? message.parent
      guard let cycle = cause.flatMap({ cycleOfMessage[$0] }) else { continue }
      cycleOfMessage[message.number] = cycle
      cycles[cycle].messages.append(message)
    }
    return cycles
  }

  /// Returns true if a message of the same trace belongs to the cycle.
  package func contains(_ message: Message) -> Bool {
    messages.contains { $0.number == message.number }
  }

  /// The steps in the order in which they were taken; consecutive messages of one step count once.
  package var steps: [Int] { Self.steps(of: messages) }

  /// Returns the steps that messages take, in the order in which they were sent.
  package static func steps(of messages: some Sequence<Message>) -> [Int] {
    var steps: [Int] = []
    for step in messages.compactMap(\.step) where steps.last != step { steps.append(step) }
    return steps
  }

  /// Finds a new text in a message that contains several texts or numbers which a role sent or received earlier: `France
  /// and Italy` contains `France` and `Italy`, and `Z (1969)` a title and a year. A single digit may be anything. Nil if
  /// there is none.
  package func joinedText(in message: Message, from role: Role) -> String? {
    let payloads = messages.prefix { $0.number < message.number }
      .filter { $0.sender.role == role || $0.receiver.role == role }.map(\.payload)
    let given = payloads.reduce(into: Set<String>()) { $0.formUnion($1.texts) }
    let all = payloads.reduce(into: given) { $0.formUnion($1.numbers) }
    return message.payload.texts.subtracting(given).sorted().first { text in
      all.count { $0.count > 1 && text.contains($0) } > 1
    }
  }

  /// The numbers of the messages that a reply has answered.
  package var answered: Set<Int> {
    Set(messages.compactMap(\.answers))
  }
}
