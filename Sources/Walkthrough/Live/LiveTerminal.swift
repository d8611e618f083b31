/// A session at a terminal: shows the app and its messages, and does what the keys ask for, until the user quits.
final class LiveTerminal: TerminalSession {
  private let style: TextStyle
  private let terminal: RawTerminal
  private var state: LiveState

  init(_ session: LiveSession, style: TextStyle, terminal: RawTerminal) {
    self.style = style
    self.terminal = terminal
    state = LiveState(session)
  }

  var hasLeft: Bool { state.place == .left }
  var wasInterrupted: Bool { state.wasInterrupted }

  private var screen: LiveScreen { LiveScreen(state: state, size: terminal.size, style: style) }

  func lines() -> [String] { screen.lines() }

  func press(_ key: Key) {
    let screen = screen
    state.press(key, scrollingTo: screen.furthestScroll)
  }

  func paste(_ text: String) { state.paste(text) }
}
