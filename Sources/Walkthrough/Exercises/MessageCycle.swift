import Architectures
import Playing
import Specification
import Tracing

/// The messages with which a pattern's app answers an event of a story, from the user's act to the
/// view, or to the next screen.
///
/// Of the messages that one object sends another in the same step, the first stands for all.
struct MessageCycle {
  let pattern: Pattern
  /// The event in plain words.
  let event: String
  /// The messages, in order.
  let messages: [Message]
  /// The rule that explains each message, by the message's number.
  private let rules: [Int: Rule]

  /// Plays a story up to one of its events. If that event is a reply, the cycle begins with the user event before it.
  ///
  /// - Parameter number: The place of the event, from 1.
  /// - Throws: `StoryError` if the app does not do what the story says.
  init(of story: Story, upToEvent number: Int, by pattern: Pattern) throws {
    self.pattern = pattern
    let performance = try Performance(of: story.up(toEvent: number), by: Architectures.of(pattern))
    let scenes = performance.lastCycle
    event = scenes.map(\.description).joined(separator: " ")
    var seen: Set<Turn> = []
    messages = scenes.flatMap(\.messages).upToNavigation
      .filter { $0.belongsToCycle && seen.insert(Turn($0)).inserted }
    rules = Self.rules(on: messages, reaching: RuleReach(in: performance.document.messages))
  }

  /// Chooses the rule that explains each message: of those that say most about it, the first that explains no earlier
  /// message, or else the first. Rules that messages can break come first.
  private static func rules(on messages: [Message], reaching reach: RuleReach) -> [Int: Rule] {
    var used: Set<Rule.ID> = []
    return messages.reduce(into: [:]) { rules, message in
      let candidates = reach.rulesToBreak(by: message)
      guard let rule = candidates.first(where: { !used.contains($0.id) }) ?? candidates.first else { return }
      used.insert(rule.id)
      rules[message.number] = rule
    }
  }

  /// Returns the rule that explains a message of the cycle; nil if none applies to it.
  func rule(on message: Message) -> Rule? { rules[message.number] }

  /// Returns the message that answers a question about the cycle; nil if none does.
  ///
  /// If several messages do, it is the first for taking the event and for the work, and the last for formatting and
  /// showing the result.
  func answer(to question: CycleQuestion) -> Message? {
    let answers = messages.filter { $0.step.map(pattern.question) == question }
    return switch question {
    case .takes, .works: answers.first
    case .formats, .shows: answers.last
    case .leads: messages.first { $0.isForNavigator } ?? messages.first { $0.kind == .navigation }
    }
  }

  /// A step between two objects; a message that takes no step stands for itself.
  private struct Turn: Hashable {
    let step: Int?
    let sender: String
    let receiver: String
    let name: String?

    init(_ message: Message) {
      step = message.step
      sender = message.sender.object
      receiver = message.receiver.object
      name = message.step == nil ? message.phrase : nil
    }
  }
}

extension Performance {
  /// The last scene that a user began, with the replies that came since.
  var lastCycle: ArraySlice<Scene> {
    scenes[(scenes.lastIndex { $0.messages.first?.sender.role == .user } ?? scenes.startIndex)...]
  }
}

extension [Message] {
  /// The messages up to the one that leads to another screen.
  fileprivate var upToNavigation: ArraySlice<Message> {
    let end = lastIndex { $0.kind == .navigation } ?? endIndex - 1
    return prefix(end + 1)
  }
}

extension Message {
  /// True if it takes a step, leads to another screen, or has a rule that applies to it. A rule alone is not enough for
  /// a connection, which no object sends.
  fileprivate var belongsToCycle: Bool {
    step != nil || kind == .navigation || !rules.isEmpty && kind != .connection
  }
}

extension Message {
  /// True if it asks the object that knows the way to other screens.
  fileprivate var isForNavigator: Bool {
    [.router, .wireframe, .flowController].contains(receiver.role) && kind == .call
  }
}
