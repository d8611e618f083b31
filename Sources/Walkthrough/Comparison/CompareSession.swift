import Playing

/// A comparison at a terminal: steps all columns together until the user quits.
final class CompareSession: TerminalSession {
  private let comparison: Comparison
  private let style: TextStyle
  private let terminal: RawTerminal
  private var state: CompareState
  private var stops: [CompareStop]
  private let ask: () -> Void
  /// The columns that the stops are laid out for.
  private var columns: Int

  /// Creates a session; `ask` is called at its end if the user left for the questions of `--ask`.
  init(
    _ comparison: Comparison, style: TextStyle, terminal: RawTerminal, ask: @escaping () -> Void = {}
  ) throws {
    self.ask = ask
    self.comparison = comparison
    self.style = style
    self.terminal = terminal
    columns = terminal.size.columns
    stops = try Self.stops(of: comparison, page: Page(width: columns, style: style))
    state = CompareState(of: stops)
  }

  private static func stops(of comparison: Comparison, page: Page) throws(UsageError) -> [CompareStop] {
    try CompareReport(comparison, page: page).stops()
  }

  /// Calls `ask` if the user has left for the questions.
  func end() { if state.asks { ask() } }

  var hasLeft: Bool { state.hasLeft }
  var wasInterrupted: Bool { state.wasInterrupted }

  private var screen: CompareScreen {
    CompareScreen(state: state, stops: stops, story: comparison.story.id, size: terminal.size, style: style)
  }

  func lines() -> [String] { screen.lines() }

  func press(_ key: Key) { state.press(key, seeing: screen.extent, of: screen.shown) }

  /// Lays the stops out again if the window has become wider or narrower.
  func resize() throws {
    guard columns != terminal.size.columns else { return }
    columns = terminal.size.columns
    stops = try Self.stops(of: comparison, page: Page(width: columns, style: style))
  }
}
