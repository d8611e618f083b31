import Architectures
import HeadlessUI
import Playing
import Specification
import Tracing

/// A story performed by one pattern, with a step for each message. A tour is complete before it begins, so that going
/// back shows the earlier state.
struct Tour {
  let architecture: any Architecture
  let story: Story
  /// The events of the story, with their messages and with what the user saw afterwards.
  let scenes: [Performance.Scene]
  /// A step for each message, in the order in which they were sent.
  let steps: [TourStep]
  /// The place of the event that the tour begins with; those before it open the app.
  let firstAct: Int
  /// The messages of the tour without wiring.
  let path: TourPath
  /// All messages.
  let wholePath: TourPath
  /// The source around the messages; nil until their lines have been looked up.
  let source: SourceLibrary?
  /// The exercises of the pattern.
  private let exercises: [Exercise]
  /// What the lines of each screen show, by the screen's text.
  let rows: [String: [Screen.Row]]

  /// Creates a tour of a story that `architecture` has performed.
  ///
  /// - Parameter source: The pattern's source, if the lines of the messages are known.
  init(of performance: Performance, by architecture: any Architecture, source: SourceLibrary? = nil) {
    self.architecture = architecture
    self.source = source
    exercises = ((try? Exercise.all()) ?? []).filter { $0.manifest.pattern == architecture.pattern }
    story = performance.story
    rows = performance.rows
    scenes = performance.scenes
    steps = Self.steps(of: performance, by: architecture.pattern)
    firstAct = performance.story.actAfterOpening
    path = TourPath(of: steps, from: firstAct, hidingWiring: true)
    wholePath = TourPath(of: steps, from: 0, hidingWiring: false)
  }

  /// Performs a story and looks up the lines that sent its messages.
  ///
  /// - Parameter screenWidth: The columns of the screens.
  /// - Throws: `StoryError` if the app does not do what the story says.
  init(of story: Story, by pattern: Pattern, screenWidth: Int = Page.widestScreen) async throws {
    try await self.init(locating: story, by: Architectures.of(pattern), screenWidth: screenWidth)
  }

  /// Performs a story with an app, and looks up the lines that sent its messages.
  ///
  /// - Throws: `StoryError` if the app does not do what the story says.
  init(locating story: Story, by architecture: any Architecture, screenWidth: Int) async throws {
    let performance = try Performance(of: story, by: architecture, recordsCallSites: true, width: screenWidth)
    self.init(
      of: await performance.located(), by: architecture,
      source: await SourceLibrary.reading(architecture.pattern))
  }

  /// Performs a story, and looks up no source.
  ///
  /// - Throws: `StoryError` if the app does not do what the story says.
  init(of story: Story, by architecture: any Architecture, screenWidth: Int = Page.widestScreen) throws {
    self.init(of: try Performance(of: story, by: architecture, width: screenWidth), by: architecture)
  }

  var pattern: Pattern { architecture.pattern }

  /// Returns an exercise on a rule that applies to a message, or else to any message of the tour; nil if no exercise is
  /// on such a rule.
  func exercise(on message: Message? = nil) -> Exercise? {
    exercise(on: message?.rules ?? []) ?? exercise(on: path.stops.flatMap(\.step.message.rules))
  }

  /// Returns true if an exercise is on a rule of a message.
  func hasExercise(on message: Message?) -> Bool { exercise(on: message?.rules ?? []) != nil }

  /// Returns the questions that can be asked about the tour's messages, in order.
  func questions() -> [QuizQuestion] { QuizQuestion.all(in: scenes, of: story, by: architecture) }

  private func exercise(on rules: [Rule.ID]) -> Exercise? {
    let rules = Set(rules)
    return exercises.first { exercise in
      exercise.manifest.red.contains { check in rules.contains { check.hasPrefix("\($0) ") } }
    }
  }

  private static func steps(of performance: Performance, by pattern: Pattern) -> [TourStep] {
    let messages = performance.document.messages
    let tree = MessageTree(of: messages)
    let screens = Self.screens(leftBy: messages)
    let changes = TourChange.changes(in: messages)
    let reach = RuleReach(in: messages)
    return performance.scenes.enumerated().flatMap { act, scene in
      let beginnings = Set(scene.messages.byUserEvent.flatMap { Self.beginnings(in: $0, of: pattern, tree) })
      return scene.messages.map { message in
        let index = message.number - 1
        return TourStep(
          message: message, event: scene.description, act: act,
          aside: tree.aside(of: message), isNewRound: beginnings.contains(message.number),
          isWiring: tree.isWiring(message),
          next: scene.messages.first { $0.number > message.number && $0.step != nil }?.step,
          during: tree.ancestors(of: message).lazy.compactMap(\.step).first,
          call: message.answers.map { messages[$0 - 1] },
          changes: changes[index], screen: screens[index],
          rule: reach.nearestRule(to: message))
      }
    }
  }

  /// Returns the numbers of the messages with which the cycle begins anew in a user event: those that take an event or do
  /// work, after a later step and not during a step.
  private static func beginnings(in event: [Message], of pattern: Pattern, _ tree: MessageTree) -> [Int] {
    var last = 0
    return event.compactMap { message in
      guard let step = message.step else { return nil }
      defer { last = max(last, step) }
      let begins = [.takes, .works].contains(pattern.question(ofStep: step))
      guard begins, step < last, !tree.ancestors(of: message).contains(where: { $0.step != nil }) else {
        return nil
      }
      last = 0
      return message.number
    }
  }

  /// Returns, for each message, the screen that it leaves: when it has returned or, if it sends others, when it sends the
  /// first of them.
  static func screens(leftBy messages: [Message]) -> [String?] {
    messages.enumerated().map { index, message in
      let next = index + 1 < messages.count ? messages[index + 1] : nil
      return next?.parent == message.number ? next?.screenBefore : message.screen
    }
  }
}
