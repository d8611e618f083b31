import Catalogue
import HeadlessUI
import Playing
import Specification
import Tracing

/// The app of a pattern, used by hand: what has happened so far, and what can happen next.
final class LiveSession {
  /// An event, with what followed from it.
  struct Entry {
    let event: Story.Event
    /// The places of its messages in the trace.
    let messages: Range<Int>
    /// The screen afterwards, as all patterns have to show it.
    let screen: String
  }

  let pattern: Pattern
  /// The events so far, in order.
  private(set) var entries: [Entry] = []
  /// The messages so far, in order, with their steps and rules.
  private(set) var messages: [Message] = []
  /// True if replies wait to be delivered by hand.
  private(set) var holdsReplies = false
  private let data: CatalogueData
  private let trace = Trace()
  private let stage: Stage

  /// Creates a session; the app is not open yet.
  init(of architecture: any Architecture, data: CatalogueData = .embedded) {
    pattern = architecture.pattern
    self.data = data
    stage = Stage(architecture, trace: trace, data: data)
  }

  /// The events so far, to be saved or replayed.
  var script: [Story.Event] { entries.map(\.event) }

  /// The requests that the catalogue has not answered yet, oldest first.
  var pending: [CatalogueRequest] { stage.catalogue.pending.map(\.request) }

  /// Returns the screen now.
  func screen(width: Int = Page.widestScreen) -> Screen { stage.window.screen(width: width) }

  /// Returns true if a text is on the screen.
  func sees(_ text: String) -> Bool { stage.robot.sees(text) }

  /// The event that selects the next tab, the first after the last; nil if the user can reach no tab.
  var nextTab: Story.Event? {
    let labels = screen().labels(of: [.tab])
    guard !labels.isEmpty, let tabs = stage.window.frontViewController?.tabBarController else { return nil }
    return .selectTab(labels[(tabs.selectedIndex + 1) % labels.count])
  }

  /// Performs an event, then delivers every reply, unless replies are held.
  ///
  /// - Throws: `LiveError` if the event cannot happen now, in which case nothing changes, or if a reply cannot be
  ///   delivered.
  func perform(_ event: Story.Event) throws(LiveError) {
    defer { readTrace() }
    try carryOut(event)
    if !holdsReplies { try deliverAll() }
  }

  /// Performs the events of a script, and no others. Replies are held afterwards if requests are still pending.
  ///
  /// - Throws: `LiveError` for the first event that cannot happen.
  func replay(_ script: [Story.Event]) throws(LiveError) {
    defer { readTrace() }
    for (index, event) in script.enumerated() {
      do {
        try carryOut(event)
      } catch {
        throw LiveError(reason: error.reason, step: "Step \(index + 1) of \(script.count), \(event.code)")
      }
    }
    holdsReplies = !pending.isEmpty
  }

  /// Holds the replies from now on, or delivers those that wait and, from now on, all others at once.
  ///
  /// - Throws: `LiveError` if a reply cannot be delivered.
  func setHoldsReplies(_ holds: Bool) throws(LiveError) {
    defer { readTrace() }
    holdsReplies = holds
    if !holds { try deliverAll() }
  }

  /// Returns the same session in another app.
  ///
  /// - Throws: `LiveError` for the first event that cannot happen there.
  func copy(in architecture: any Architecture) throws(LiveError) -> LiveSession {
    try copy(of: script, in: architecture)
  }

  /// Returns the session without its last event, replayed from the start.
  ///
  /// Unless replies are held, the replies that were delivered after the event are removed with it.
  ///
  /// - Parameter architecture: The session's architecture, for a new app.
  /// - Throws: `LiveError` if only the launch is left, which cannot be undone, or if the replay fails.
  func undone(in architecture: any Architecture) throws(LiveError) -> LiveSession {
    var count = script.count - 1
    if !holdsReplies {
      while count > 0, case .reply = script[count] { count -= 1 }
    }
    guard count > 0 else { throw LiveError(reason: "There is nothing to undo.") }
    return try copy(of: Array(script.prefix(count)), in: architecture)
  }

  private func copy(
    of script: [Story.Event], in architecture: any Architecture
  ) throws(LiveError) -> LiveSession {
    let copy = LiveSession(of: architecture, data: data)
    do {
      try copy.replay(script)
    } catch {
      copy.end()
      throw error
    }
    if holdsReplies { copy.holdsReplies = true }
    return copy
  }

  /// Closes the app.
  func end() { stage.terminate() }

  private func deliverAll() throws(LiveError) {
    while !pending.isEmpty { try carryOut(.reply(1)) }
  }

  private func carryOut(_ event: Story.Event) throws(LiveError) {
    if let reason = obstacle(to: event) { throw LiveError(reason: reason) }
    let first = trace.messages.count
    do {
      try stage.perform(Story.Step(event: event, file: #filePath, line: #line))
    } catch {
      throw LiveError(reason: error.reason)
    }
    let text = screen().text
    entries.append(Entry(event: event, messages: first..<trace.messages.count, screen: text))
  }

  /// Annotates the messages with steps and rules, which depend on earlier messages.
  private func readTrace() { messages = pattern.annotate(trace.messages) }
}

/// The reason why an event cannot happen.
struct LiveError: Error, CustomStringConvertible {
  /// The obstacle, such as a missing element with the elements that are there instead.
  let reason: String
  /// The event's step in a script: `Step 3 of 9, .goBack()`; nil outside a script.
  var step: String?

  /// The step, if there is one, and the reason.
  nonisolated var description: String { step.map { "\($0): \(reason)" } ?? reason }
}
