/// A session at a terminal: what its screen shows, and what keys and news do.
protocol TerminalSession: AnyObject {
  /// What work that goes on meanwhile can report.
  associatedtype News: Sendable = Never

  /// True if the user has left.
  var hasLeft: Bool { get }
  /// True if the user left with Ctrl-C.
  var wasInterrupted: Bool { get }

  /// Returns the lines of the screen, no wider than the terminal.
  func lines() -> [String]
  /// Does what a key asks for.
  func press(_ key: Key) throws
  /// Takes pasted text, which is not keys.
  func paste(_ text: String)
  /// Adapts to the size of the window, which may have changed.
  func resize() throws
  /// Takes the result of work.
  func take(_ news: News) throws
  /// Begins work before the first screen.
  func begin() throws
  /// Cancels work that is under way.
  func end()
}

extension TerminalSession {
  func paste(_ text: String) {}
  func resize() {}
  func take(_ news: News) {}
  func begin() {}
  func end() {}

  /// Runs a session until the user leaves or the input ends.
  ///
  /// - Parameter make: Creates the session, which may report news from any thread.
  /// - Returns: True if the user left with Ctrl-C.
  /// - Throws: `OutputError` if the screen could not be written; the errors of the session.
  static func run(
    _ make: (RawTerminal, _ report: @escaping @Sendable (News) -> Void) throws -> Self
  ) async throws -> Bool {
    var wasInterrupted = false
    try await RawTerminal.use { terminal in
      let (events, report) = AsyncStream<SessionEvent<News>>.makeStream()
      let session = try make(terminal) { report.yield(.news($0)) }
      defer {
        wasInterrupted = session.wasInterrupted
        session.end()
      }
      try session.begin()
      // The next keys are read while other work continues.
      terminal.read { report.yield(.terminal($0)) }
      try terminal.show(session.lines())
      for await event in events {
        switch event {
        case .news(let news): try session.take(news)
        case .terminal(let events):
          for event in events {
            switch event {
            case .key(.suspend): terminal.suspend()
            case .key(let key): try session.press(key)
            case .paste(let text): session.paste(text)
            case .redraw: try session.resize()
            case .end: return
            }
            if session.hasLeft { return }
          }
          terminal.read { report.yield(.terminal($0)) }
        }
        try terminal.show(session.lines())
      }
    }
    return wasInterrupted
  }
}

/// What a session waits for.
nonisolated private enum SessionEvent<News: Sendable>: Sendable {
  case terminal([RawTerminal.Event])
  case news(News)
}
