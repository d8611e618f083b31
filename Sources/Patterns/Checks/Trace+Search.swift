package import Tracing

extension TraceDocument {
  /// Returns the message with a number, counted from 1.
  package func message(_ number: Int) -> Message {
    messages[number - 1]
  }

  /// Returns the message during which another was sent, or nil.
  package func parent(of message: Message) -> Message? {
    message.parent.map { self.message($0) }
  }

  /// Returns true if a view controller sent a message because another view controller told it something.
  package func isHandedBack(_ message: Message) -> Bool {
    guard let cause = parent(of: message)?.sender else { return false }
    return cause.role == .viewController && cause != message.sender
  }

  /// Returns the message during which the call was sent that a reply answers; nil for what is no reply.
  package func beginning(of reply: Message) -> Message? {
    reply.answers.flatMap { parent(of: messages[$0 - 1]) }
  }

  /// Returns true if a message was sent while another was being delivered.
  package func `is`(_ message: Message, within outer: Message?) -> Bool {
    guard let outer else { return false }
    return sequence(first: message, next: parent(of:)).dropFirst().contains(outer)
  }
}

extension Evidence {
  /// Returns the events of controls after which a view controller does nothing, although it has passed the same event on
  /// to an object of some role at another time: it decides itself whether the event counts.
  package func eventsKeptBack(from role: Role) -> [(trace: TraceDocument, event: Message)] {
    let events = traces.flatMap { trace in
      trace.messages.filter { event in
        event.sender.role == .view && event.receiver.role == .viewController && event.kind == .call
          && trace.parent(of: event)?.kind == .userEvent
      }.map { (trace: trace, event: $0, consequences: trace.messages.within($0)) }
    }
    let passedOn = events.filter { $0.consequences.contains { $0.receiver.role == role } }
    return events.filter { kept in
      kept.consequences.isEmpty
        && passedOn.contains {
          ($0.event.name, $0.event.receiver.type) == (kept.event.name, kept.event.receiver.type)
        }
    }.map { ($0.trace, $0.event) }
  }
}

extension [Message] {
  /// Returns the messages that were sent while another was being delivered, in order.
  package func within(_ outer: Message) -> [Message] {
    var numbers: Set = [outer.number]
    return filter { message in
      guard let parent = message.parent, numbers.contains(parent) else { return false }
      numbers.insert(message.number)
      return true
    }
  }
}

extension Message {
  /// True if it pushes a scene onto the navigation stack.
  package var showsScene: Bool {
    receiver.role == .navigation && baseName == "pushViewController"
  }
}

extension Payload {
  /// Returns true if the tree holds a value that `isWanted` accepts.
  package func contains(where isWanted: (Payload) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(where: isWanted) }
  }

  /// The texts in the tree that are not empty, without their quotation marks.
  package var texts: Set<String> {
    let own: Set<String> = type == "String" ? [text?.trimmingQuotes ?? ""] : []
    return children.reduce(into: own) { $0.formUnion($1.texts) }.subtracting([""])
  }

  /// The whole numbers in the tree.
  var numbers: Set<String> {
    let own: Set<String> = type == "Int" ? [text ?? ""] : []
    return children.reduce(into: own) { $0.formUnion($1.numbers) }.subtracting([""])
  }

  /// True if some list in the tree had more items than were recorded.
  package var isCut: Bool { contains { $0.count ?? 0 > $0.children.count } }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, each at its first place.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
