/// One message that crossed a boundary between two objects.
public struct Message: Hashable, Codable, Sendable {
  /// The kind of message.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// The user did something to the screen.
    case userEvent = "user event"
    /// The framework called a view controller.
    case lifecycle = "life cycle"
    /// One object called another.
    case call
    /// One object notified another that something had happened.
    case notification
    /// A completion was called while the call that it answers was still running, or an awaited call came back at once.
    case reply
    /// A completion was called after the call that it answers had returned, or an awaited call came back later.
    case asynchronousReply = "asynchronous reply"
    /// One object read a property of another.
    case read
    /// One object created another.
    case creation
    /// An object was found to refer to others, for the first time or after a change.
    case connection
    /// A controller was asked to show or leave a scene.
    case navigation
  }

  /// The message's place in its trace, from 1.
  public let number: Int
  /// The number of the message during which this one was sent, or nil if none was being delivered.
  public internal(set) var parent: Int?
  /// For a reply, the number of the call that it answers; nil for any other message.
  public let answers: Int?
  /// The receiver of the innermost observed message that was being delivered. If an object's call was
  /// not observed, the messages that the object sends count as that receiver's.
  public internal(set) var sender: Participant
  /// The object that the message was sent to.
  public internal(set) var receiver: Participant
  /// The name of the method or property, with argument labels, such as `refresh(_:)`; that of a call that is awaited
  /// follows the word `await`, and its replies are named `return` and `throw`.
  public let name: String
  /// The kind of message.
  public let kind: Kind
  /// The step of the pattern's cycle that the message takes, or nil if it takes none.
  public internal(set) var step: Int?
  /// The arguments; for a read, the value that was read.
  public internal(set) var payload: Payload
  /// The identifiers of the rules that apply to the message, in the order of the registry.
  public internal(set) var rules: [String]
  /// The source file of the line that sent the message, in the form of ``SourceLine/file``; nil if it is unknown.
  public internal(set) var file: String?
  /// The line in `file`, from 1.
  public internal(set) var line: Int?
  /// The screen when the message was sent, or nil if it was not recorded.
  public internal(set) var screenBefore: String?
  /// The screen when the message had returned, or nil if it was not recorded.
  public internal(set) var screen: String?
}

extension Message {
  enum CodingKeys: String, CodingKey {
    case number, parent, answers, sender, receiver, name, kind, step, payload, rules, file, line
  }

  /// Writes every key, with null for a missing value, so that the JSON always has the same shape. The screens are left
  /// to a ``MessageEntry``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(parent, forKey: .parent)
    try container.encode(answers, forKey: .answers)
    try container.encode(sender, forKey: .sender)
    try container.encode(receiver, forKey: .receiver)
    try container.encode(name, forKey: .name)
    try container.encode(kind, forKey: .kind)
    try container.encode(step, forKey: .step)
    try container.encode(payload, forKey: .payload)
    try container.encode(rules, forKey: .rules)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
  }
}
