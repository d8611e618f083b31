import Foundation
import Stories
import TextLayout

/// A tour at a terminal: shows where the user is, and does what the keys ask for, until the user quits.
final class TourSession {
  /// An event that the session waits for.
  private enum Event: Sendable {
    case terminal([RawTerminal.Event])
    case news(TourLoader.News)
  }

  private let style: TextStyle
  private let terminal: RawTerminal
  private var state: TourState
  private let events: AsyncStream<Event>
  private let report: AsyncStream<Event>.Continuation
  private var loading: Task<Void, Never>?
  private var searching: Task<Void, Never>?
  /// The columns that the screens of the tour were drawn for.
  private var screenWidth: Int

  private init(style: TextStyle, terminal: RawTerminal, state: TourState) {
    self.style = style
    self.terminal = terminal
    self.state = state
    screenWidth = TourMessageScreen.screenWidth(on: terminal.size.columns)
    (events, report) = AsyncStream.makeStream()
  }

  /// Begins at the list of patterns, at the stories of one, or with a story.
  ///
  /// - Returns: True if the user quit with Ctrl-C.
  /// - Throws: `OutputError` if the screen could not be written.
  static func run(
    _ choice: (story: Story, pattern: Pattern)?, choosing pattern: Pattern? = nil, style: TextStyle
  ) async throws -> Bool {
    var wasInterrupted = false
    try await RawTerminal.use { terminal in
      let state = choice.map { TourState(choosing: $0) } ?? TourState(of: pattern)
      let session = TourSession(style: style, terminal: terminal, state: state)
      if let choice { session.load(choice.story, by: choice.pattern) }
      try await session.run()
      wasInterrupted = session.state.wasInterrupted
    }
    return wasInterrupted
  }

  private func run() async throws {
    defer { loading?.cancel() }
    try show()
    readOn()
    for await event in events {
      switch event {
      case .news(let news): take(news)
      case .terminal(let events):
        for event in events {
          switch event {
          case .key(let key): press(key)
          case .redraw: redrawScreens()
          case .paste(let text): state.paste(text)
          case .end: return
          }
        }
        if state.place == .left { return }
        readOn()
      }
      try show()
    }
  }

  /// Waits for the next keys while other work continues.
  private func readOn() {
    let report = report
    terminal.read { report.yield(.terminal($0)) }
  }

  private var screen: TourScreen { TourScreen(state: state, size: terminal.size, style: style) }

  private func show() throws(OutputError) { try terminal.show(screen.lines()) }

  private func take(_ news: TourLoader.News) {
    switch news {
    case .performed(let tour):
      state.show(tour)
      state.update(tour)
    case .located(let tour): state.update(tour)
    case .references(let references): state.show(references: references)
    case .failed(let reason): state.fail(reason)
    }
  }

  private func press(_ key: Key) {
    guard state.place != .left else { return }
    if key == .suspend { return terminal.suspend() }
    switch state.press(key, seeing: screen.extent) {
    case .load(let id, let pattern):
      if let story = Story.named(id) { load(story, by: pattern) }
    case .cancel: loading?.cancel()
    case .ownership:
      guard let tour = state.tour else { return }
      searching?.cancel()
      searching = Task { [report] in
        await TourLoader.findReferences(in: tour) { report.yield(.news($0)) }
      }
    case .score(let key, let isRight): keep(isRight, of: key)
    case .edit(let file, let line): terminal.edit(Package.folder.appendingPathComponent(file), line: line)
    case nil: return
    }
  }

  /// Records whether a step was answered correctly, in the same record as the quiz.
  private func keep(_ isRight: Bool, of key: String) {
    do {
      try QuizRecord.note(isRight: isRight, of: key)
    } catch {
      state.notice = error.description
    }
  }

  private func load(_ story: Story, by pattern: Pattern) {
    loading?.cancel()
    searching?.cancel()
    screenWidth = TourMessageScreen.screenWidth(on: terminal.size.columns)
    loading = Task { [report, screenWidth] in
      await TourLoader.load(story, by: pattern, screenWidth: screenWidth) { report.yield(.news($0)) }
    }
  }

  /// Performs the story again if its screens have to be wider or narrower now.
  private func redrawScreens() {
    guard screenWidth != TourMessageScreen.screenWidth(on: terminal.size.columns) else { return }
    if case .loading(let id, let pattern) = state.place, let story = Story.named(id) {
      load(story, by: pattern)
    } else if let tour = state.tour {
      load(tour.story, by: tour.pattern)
    }
  }
}
