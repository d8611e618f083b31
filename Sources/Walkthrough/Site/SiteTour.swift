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
        screen: tables.screen(scene.after, showing: tour.rows))
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

/// A message as the page reads it: a row of numbers, most of them places in the tables. The first is the place of its
/// shape: what it has in common with messages of other events and stories.
struct SiteMessage: Encodable {
  /// The yes-or-no properties of a message, as bits.
  private struct Flags: OptionSet {
    let rawValue: Int
    static let wiring = Flags(rawValue: 1)
    static let framework = Flags(rawValue: 2)
    static let reply = Flags(rawValue: 4)
  }

  /// Roles, names, phrase, kind, the meaning with and without the next step, step, rules and source; see `init`.
  private let shape: Int
  /// The place of the event.
  private let event: Int
  /// The number of the message during which it was sent, or 0.
  private let parent: Int
  private let payload: Int
  private let screenBefore: Int
  private let screen: Int
  /// The round of its event times the number of questions, plus the place of the question that it answers.
  private let question: Int
  /// For each change three texts: the name, the value before and the value after.
  private let changes: [Int]

  func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    for number in [shape, event, parent, payload, screenBefore, screen, question] + changes {
      try row.encode(number)
    }
  }
}

extension SiteMessage {
  /// Encodes a step of a tour, and adds its texts, screen and source to the tables.
  init(
    _ step: TourStep, of tour: Tour, among messages: [Message], question: Int,
    adding tables: inout SiteTables
  ) {
    let message = step.message
    var flags: Flags = step.isWiring ? .wiring : []
    if message.isFromFramework { flags.insert(.framework) }
    if message.isReply { flags.insert(.reply) }
    let parties = [
      message.sender.role.rawValue, message.sender.object, message.receiver.role.rawValue,
      message.receiver.object,
    ]
    let meanings = [true, false].map { step.meaning(in: tour.architecture.steps, tellsNext: $0) }
    let words = parties + [message.phrase, message.kind.rawValue] + meanings
    // The rule that says most about it stands first, or 0 if no rule applies. Rules count from 1.
    let rules =
      [step.rule.map { SiteDocument.place(of: $0.id) } ?? 0]
      + message.rules.filter { $0 != step.rule?.id }.map(SiteDocument.place)
    shape = tables.shape(
      words.map { tables.text($0) } + [
        message.step ?? 0, flags.rawValue, tables.excerpt(tour.source?.excerpt(sending: message)),
        tables.excerpt(tour.source?.excerpt(receiving: message, among: messages)),
      ] + rules)
    event = step.act
    parent = message.parent ?? 0
    payload = tables.text(message.payload == .none ? "" : message.payload.summary(limit: 400))
    screenBefore = tables.screen(message.screenBefore, showing: tour.rows)
    screen = tables.screen(step.screen, showing: tour.rows)
    self.question = question
    changes = step.changes.filter { $0.old != nil }.flatMap {
      [tables.text($0.name), tables.text($0.old ?? ""), tables.text($0.new)]
    }
  }
}
