import Architectures
import Stories
import Tracing

/// A story told by one pattern, one message a step. A tour is complete before it begins, so that going back shows what
/// was there.
struct Tour {
  let architecture: any Architecture
  let story: Story
  /// The steps, a message each, in the order in which they were sent.
  let steps: [TourStep]

  /// Tells the story and looks up the line that sent each message.
  ///
  /// - Parameter screenWidth: The columns of the screens.
  /// - Throws: `StoryError` where the app does not do what the story tells.
  init(of story: Story, by pattern: Pattern, screenWidth: Int = Page.widestScreen) async throws {
    let architecture = Architectures.of(pattern)
    let performance = try Performance(of: story, by: architecture, recordsCallSites: true, width: screenWidth)
    self.init(of: await performance.located(), by: architecture)
  }

  /// Looks up the source around every message of a story that `architecture` has told.
  init(of performance: Performance, by architecture: any Architecture) {
    let source = SourceLibrary(of: architecture.pattern)
    let messages = performance.document.messages
    let reach = messages.reduce(into: [Rule.ID: Set<Int>]()) { reach, message in
      for rule in message.rules { reach[rule, default: []].insert(message.step ?? 0) }
    }
    let screens = Self.screens(between: messages)
    self.architecture = architecture
    story = performance.story
    steps = performance.scenes.enumerated().flatMap { act, scene in
      scene.messages.map { message in
        TourStep(
          message: message, event: scene.description, act: act, cycle: architecture.steps,
          sending: source.excerpt(sending: message),
          receiving: source.excerpt(receiving: message, among: messages),
          screen: screens[message.number - 1],
          rule: message.rules.min { reach[$0, default: []].count < reach[$1, default: []].count }.flatMap(
            Rule.named))
      }
    }
  }

  /// Takes the steps as they are.
  init(of story: Story, by architecture: any Architecture, steps: [TourStep]) {
    self.architecture = architecture
    self.story = story
    self.steps = steps
  }

  /// For each message the screen at the moment when the next one is sent; for the last one the screen after it.
  ///
  /// A trace keeps the screen after a message has returned, which for a call that sets off others is far ahead. When a
  /// message is sent, the last thing that has happened is what returned last before it.
  private static func screens(between messages: [Message]) -> [String?] {
    var screen: String?
    var open: [Message] = []
    var screens: [String?] = []
    for message in messages {
      while let last = open.last, last.number != message.parent {
        screen = last.screen ?? screen
        open.removeLast()
      }
      screens.append(screen)
      open.append(message)
    }
    return screens.dropFirst() + [messages.last?.screen]
  }

  /// The first thing that the user did by which all steps of the pattern's cycle were taken, as a tour of its own;
  /// nil where there is none.
  func firstCycle() -> Tour? {
    let whole = Set(1...architecture.steps.count)
    let acts = Dictionary(grouping: steps, by: \.act).sorted { $0.key < $1.key }.map(\.value)
    return acts.first { Set($0.compactMap(\.message.step)) == whole }
      .map { Tour(of: story, by: architecture, steps: $0) }
  }
}

/// One message of a tour, with everything that there is to say of it.
struct TourStep {
  let message: Message
  /// What the user or the catalogue did, by which it was sent.
  let event: String
  /// The place of that in the story, from 0.
  let act: Int
  /// The steps of the pattern's cycle, in order.
  let cycle: [String]
  /// The lines around the one that sent it; nil where they are not known.
  let sending: SourceExcerpt?
  /// The method that received it, or where the completion stands that did; nil where it is not the app's.
  let receiving: SourceExcerpt?

  /// What is seen on the screen until the next message is sent.
  let screen: String?
  /// The rule that makes the message necessary: of those that it bears on the one that bears on the fewest steps of the
  /// cycle; nil where it bears on none.
  let rule: Rule?
}
