import Tracing

extension [Message] {
  /// The messages of a whole trace without those that are wiring: patterns make and connect their parts in ways that a
  /// trace does not see alike.
  var withoutWiring: [Message] {
    let tree = MessageTree(of: self)
    return filter { !tree.isWiring($0) }
  }
}

/// The messages of a trace as a tree: below each message are those that were sent during it.
struct MessageTree {
  private let messages: [Message]
  /// The numbers of the messages during which a step was taken or, in a pattern without steps, any other message was
  /// sent.
  private let leading: Set<Int>
  /// The numbers of the creations whose creator then sends the new object a message of a step.
  private let madeForSteps: Set<Int>

  init(of messages: [Message]) {
    self.messages = messages
    var leading: Set<Int> = []
    let hasSteps = messages.contains { $0.step != nil }
    for message in messages where message.step != nil || !hasSteps {
      var parent = message.parent
      while let number = parent, leading.insert(number).inserted { parent = messages[number - 1].parent }
    }
    self.leading = leading
    madeForSteps = Set(
      messages.filter { creation in
        creation.kind == .creation
          && messages[creation.number...].contains {
            $0.parent == creation.parent && $0.receiver == creation.receiver && $0.step != nil
          }
      }.map(\.number))
  }

  /// Returns the messages during which one was sent, the innermost first.
  func ancestors(of message: Message) -> [Message] {
    var ancestors: [Message] = []
    var parent = message.parent
    while let number = parent {
      ancestors.append(messages[number - 1])
      parent = messages[number - 1].parent
    }
    return ancestors
  }

  /// Returns the reason why a message takes no step; nil if it takes one.
  func aside(of message: Message) -> TourAside? {
    TourAside(message, isMadeForStep: madeForSteps.contains(message.number))
  }

  /// Returns true if wiring is the reason why a message takes no step, if it is `loadView()` or is sent during that or
  /// during a creation, or if it is a call of the framework that leads to no step.
  func isWiring(_ message: Message) -> Bool {
    let aside = aside(of: message)
    if aside == .wiring { return true }
    if aside == .framework, !leading.contains(message.number) { return true }
    return ([message] + ancestors(of: message)).contains { $0.kind == .lifecycle && $0.name == "loadView()" }
      || ancestors(of: message).contains { $0.kind == .creation }
  }
}
