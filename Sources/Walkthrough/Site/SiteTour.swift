import Playing
import Specification
import Tracing

/// A story performed by one pattern, as the page reads it.
struct SiteTour: Encodable {
  /// An event of the story.
  struct Event: Encodable {
    /// The event, as a sentence.
    let text: Int
    /// The checks of the screen that followed and passed.
    let looks: [Int]
    let screen: Int
  }

  let pattern: Pattern
  let story: Story.ID
  /// The place of the event that the tour begins with; those before it open the app.
  let firstEvent: Int
  let events: [Event]
  let messages: [SiteMessage]
  /// Facts worth noticing in the messages.
  let facts: [Int]
}

extension SiteTour {
  /// Encodes a tour, and adds its texts, screens and source to the tables.
  init(_ tour: Tour, adding tables: inout SiteTables) {
    pattern = tour.pattern
    story = tour.story.id
    firstEvent = tour.firstAct
    events = tour.scenes.map { scene in
      Event(
        text: tables.text(scene.description), looks: scene.looks.map { tables.text($0) },
        screen: tables.screen(scene.after))
    }
    let questions = Self.questions(of: tour)
    let all = tour.steps.map(\.message)
    messages = tour.steps.map { step in
      SiteMessage(
        step, of: tour, among: all, question: questions[step.message.number] ?? 0, adding: &tables)
    }
    facts = TourFacts(of: tour).sentences().map { tables.text($0) }
  }

  /// The number of rounds that are set aside for a user event, so that its rounds have the same numbers in all patterns.
  private static let mostRounds = 8

  /// Returns the round of its event and the question that each message answers, as one number, by the message's number.
  private static func questions(of tour: Tour) -> [Int: Int] {
    var questions: [Int: Int] = [:]
    for scene in tour.scenes {
      for (event, messages) in scene.messages.byUserEvent.enumerated() {
        for (round, groups) in tour.pattern.rounds(of: messages).enumerated() {
          let place = event * mostRounds + round
          for (question, messages) in groups {
            for message in messages {
              questions[message.number] = place * CycleQuestion.allCases.count + question.rawValue
            }
          }
        }
      }
    }
    return questions
  }
}

/// A message as the page reads it: a row of numbers and two lists of numbers, most of them places in the tables, in the
/// order of the properties.
struct SiteMessage: Encodable {
  /// The yes-or-no properties of a message, as bits.
  private struct Flags: OptionSet {
    let rawValue: Int
    static let wiring = Flags(rawValue: 1)
    static let framework = Flags(rawValue: 2)
    static let reply = Flags(rawValue: 4)
  }

  /// The place of the event.
  let event: Int
  /// The number of the message during which it was sent, or 0.
  let parent: Int
  let senderRole: Int
  let sender: Int
  let receiverRole: Int
  let receiver: Int
  let phrase: Int
  let kind: Int
  /// The step of the cycle, or 0.
  let step: Int
  let meaning: Int
  let payload: Int
  /// The place, among all rules, of the rule that says most about it, from 1; 0 if no rule applies.
  let rule: Int
  let screenBefore: Int
  let screen: Int
  let flags: Int
  let sentFrom: Int
  let receivedBy: Int
  /// The round of its event times the number of questions, plus the place of the question that it answers.
  let question: Int
  /// The places of the other rules that apply, from 1.
  let otherRules: [Int]
  /// For each change three texts: the name, the value before and the value after.
  let changes: [Int]

  func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    for number in [event, parent, senderRole, sender, receiverRole, receiver, phrase, kind, step] {
      try row.encode(number)
    }
    for number in [meaning, payload, rule, screenBefore, screen, flags, sentFrom, receivedBy, question] {
      try row.encode(number)
    }
    try row.encode(otherRules)
    try row.encode(changes)
  }
}

extension SiteMessage {
  /// Encodes a step of a tour, and adds its texts, screen and source to the tables.
  init(
    _ step: TourStep, of tour: Tour, among messages: [Message], question: Int,
    adding tables: inout SiteTables
  ) {
    let message = step.message
    event = step.act
    parent = message.parent ?? 0
    senderRole = tables.text(message.sender.role.rawValue)
    sender = tables.text(message.sender.object)
    receiverRole = tables.text(message.receiver.role.rawValue)
    receiver = tables.text(message.receiver.object)
    phrase = tables.text(message.phrase)
    kind = tables.text(message.kind.rawValue)
    self.step = message.step ?? 0
    meaning = tables.text(step.meaning(in: tour.architecture.steps))
    payload = tables.text(message.payload == .none ? "" : message.payload.summary(limit: 400))
    rule = step.rule.map { SiteDocument.place(of: $0.id) } ?? 0
    screenBefore = tables.screen(message.screenBefore)
    screen = tables.screen(step.screen)
    var flags: Flags = step.isWiring ? .wiring : []
    if message.isFromFramework { flags.insert(.framework) }
    if message.isReply { flags.insert(.reply) }
    self.flags = flags.rawValue
    sentFrom = tables.excerpt(tour.source?.excerpt(sending: message))
    receivedBy = tables.excerpt(tour.source?.excerpt(receiving: message, among: messages))
    self.question = question
    otherRules = message.rules.filter { $0 != step.rule?.id }.map(SiteDocument.place)
    changes = step.changes.filter { $0.old != nil }.flatMap {
      [tables.text($0.name), tables.text($0.old ?? ""), tables.text($0.new)]
    }
  }
}
