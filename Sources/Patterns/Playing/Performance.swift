public import Catalogue
public import HeadlessUI
import Specification
public import Tracing

/// A performed story: its messages, grouped by the steps of the script.
public struct Performance: Sendable {
  /// A step of the script in which something was done, with the messages that followed.
  public struct Scene: Sendable {
    /// The step in plain words.
    public let description: String
    /// The checks of the screen that followed and passed.
    public let looks: [String]
    /// The screen before the step, or nil before the app was launched.
    public let before: String?
    /// The messages, in order.
    public fileprivate(set) var messages: [Message]
    /// The screen after the step.
    public let after: String
    /// After a step in which the catalogue replies to all waiting requests, the requests so far that were never
    /// answered, because they had been cancelled; otherwise empty.
    public let dropped: [Message]
  }

  /// The performed story.
  public let story: Story
  /// The steps in which something was done, in order.
  public private(set) var scenes: [Scene]
  /// The whole trace.
  public private(set) var document: TraceDocument
  /// What the lines of each screen show, by the screen's text.
  public let rows: [String: [Screen.Row]]
  /// The step that failed, and why; nil if the story was played to its end.
  public private(set) var failure: StoryError?

  private let callSites: CallSites

  /// Performs `story` with `architecture`, its boundaries observed.
  ///
  /// - Parameters:
  ///   - story: The story.
  ///   - architecture: The app's architecture.
  ///   - recordsCallSites: True if `located()` can find the line that sent each message.
  ///   - width: The columns of the screens.
  ///   - data: The catalogue's data.
  /// - Throws: `StoryError` for the first step that failed.
  @MainActor public init(
    of story: Story, by architecture: any Architecture, recordsCallSites: Bool = false, width: Int = 60,
    data: CatalogueData = .embedded
  ) throws(StoryError) {
    self = .upToFailure(
      of: story, by: architecture, recordsCallSites: recordsCallSites, width: width, data: data)
    if let failure { throw failure }
  }

  /// Performs a story like the initializer, but only to the first step that fails.
  ///
  /// - Returns: The performance of the steps before it, with the failure.
  @MainActor public static func upToFailure(
    of story: Story, by architecture: any Architecture, recordsCallSites: Bool = false, width: Int = 60,
    data: CatalogueData = .embedded
  ) -> Performance {
    let run = Run(
      of: story, by: architecture, recordsCallSites: recordsCallSites, width: width, data: data)
    do throws(StoryError) {
      for step in story.steps { try run.perform(step) }
      return Performance(run)
    } catch {
      var performance = Performance(run)
      performance.failure = error
      return performance
    }
  }

  /// Performs a story like the initializer, but lets other work on the main actor run between the steps.
  ///
  /// - Throws: `StoryError` for the first step that failed; `CancellationError` when the task is cancelled.
  @MainActor public static func interruptible(
    of story: Story, by architecture: any Architecture, recordsCallSites: Bool = false, width: Int = 60,
    data: CatalogueData = .embedded
  ) async throws -> Performance {
    let run = Run(
      of: story, by: architecture, recordsCallSites: recordsCallSites, width: width, data: data)
    for step in story.steps {
      try Task.checkCancellation()
      try run.perform(step)
      await Task.yield()
    }
    return Performance(run)
  }

  /// Creates the performance of a finished run, and ends the app.
  @MainActor private init(_ run: Run) {
    let messages = run.architecture.pattern.annotate(run.trace.messages)
    let acts = run.acts
    let answered = Set(messages.compactMap(\.answers))
    let unanswered = messages.filter { message in
      message.receiver.role == .catalogue && message.asksForReply && !answered.contains(message.number)
    }
    story = run.story
    callSites = run.trace.callSites
    rows = run.gallery.rows
    document = TraceDocument(
      pattern: run.architecture.pattern.rawValue, story: story.id, messages: messages)
    scenes = acts.indices.map { index in
      Scene(
        description: acts[index].step.description,
        looks: acts[index].looks,
        before: index == 0 ? nil : acts[index - 1].after,
        messages: Array(messages[(index == 0 ? 0 : acts[index - 1].end)..<acts[index].end]),
        after: acts[index].after,
        dropped: acts[index].step.event == .replyToAll
          ? unanswered.filter { $0.number <= acts[index].end } : [])
    }
    run.stage.terminate()
  }

  /// Looks up the lines that sent the messages, off the caller's actor, and returns the performance with them.
  ///
  /// A message whose line cannot be found has none.
  public func located() async -> Performance {
    let messages = await callSites.locate(document.messages)
    var located = self
    located.document = TraceDocument(pattern: document.pattern, story: document.story, messages: messages)
    var rest = messages[...]
    for index in scenes.indices {
      let count = scenes[index].messages.count
      located.scenes[index].messages = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return located
  }
}

/// A story in progress.
@MainActor private final class Run {
  /// A step in which something was done, with the looks that followed and the number of messages by then.
  struct Act {
    let step: Story.Step
    var looks: [String]
    let end: Int
    let after: String
  }

  let story: Story
  let architecture: any Architecture
  let trace: Trace
  let stage: Stage
  let gallery = Gallery()
  private(set) var acts: [Act] = []
  private let width: Int

  init(
    of story: Story, by architecture: any Architecture, recordsCallSites: Bool, width: Int,
    data: CatalogueData
  ) {
    self.story = story
    self.architecture = architecture
    self.width = width
    trace = Trace(recordsCallSites: recordsCallSites)
    stage = Stage(architecture, trace: trace, width: width, data: data)
    trace.screen = { [gallery, weak window = stage.window] in
      window.map { gallery.text(of: $0.screen(width: width)) }
    }
  }

  func perform(_ step: Story.Step) throws(StoryError) {
    try stage.perform(step)
    if step.isLook, !acts.isEmpty {
      acts[acts.count - 1].looks.append(step.description)
    } else {
      acts.append(
        Act(
          step: step, looks: [], end: trace.messages.count,
          after: gallery.text(of: stage.window.screen(width: width))))
    }
  }
}

/// The screens of a run, each once.
@MainActor private final class Gallery {
  /// What the lines of each screen show, by the screen's text.
  private(set) var rows: [String: [Screen.Row]] = [:]

  /// Returns a screen as text, and keeps what it shows.
  func text(of screen: Screen) -> String {
    let text = screen.text
    rows[text] = screen.rows
    return text
  }
}
