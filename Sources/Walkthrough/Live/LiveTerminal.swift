import Foundation

/// A session at a terminal: shows the app and its messages, and does what the keys ask for, until the user quits.
final class LiveTerminal {
  private let style: TextStyle
  private let terminal: RawTerminal
  private var state: LiveState

  private init(style: TextStyle, terminal: RawTerminal, state: LiveState) {
    self.style = style
    self.terminal = terminal
    self.state = state
  }

  /// Runs a session.
  ///
  /// - Returns: True if the user quit with Ctrl-C.
  /// - Throws: `OutputError` if the screen cannot be written.
  static func run(_ session: LiveSession, style: TextStyle) async throws -> Bool {
    var wasInterrupted = false
    try await RawTerminal.use { terminal in
      let live = LiveTerminal(style: style, terminal: terminal, state: LiveState(session))
      try await live.run()
      wasInterrupted = live.state.wasInterrupted
    }
    return wasInterrupted
  }

  private func run() async throws {
    let (events, report) = AsyncStream<[RawTerminal.Event]>.makeStream()
    try show()
    terminal.read { report.yield($0) }
    for await batch in events {
      for event in batch {
        switch event {
        case .key(.suspend): terminal.suspend()
        case .key(let key): if state.place != .left { press(key) }
        case .paste(let text): if state.place != .left { state.paste(text) }
        case .redraw: break
        case .end: return
        }
      }
      if state.place == .left { return }
      terminal.read { report.yield($0) }
      try show()
    }
  }

  private var screen: LiveScreen { LiveScreen(state: state, size: terminal.size, style: style) }

  private func show() throws(OutputError) { try terminal.show(screen.lines()) }

  private func press(_ key: Key) {
    let screen = screen
    state.press(key, scrollingTo: screen.furthestScroll)
  }
}
