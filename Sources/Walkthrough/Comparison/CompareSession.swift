import Stories

/// A comparison at a terminal: steps all columns together until the user quits.
final class CompareSession {
  private let comparison: Comparison
  private let style: TextStyle
  private let terminal: RawTerminal
  private var state: CompareState
  private var stops: [CompareStop]
  /// The columns that the stops are laid out for.
  private var columns: Int

  private init(_ comparison: Comparison, style: TextStyle, terminal: RawTerminal) throws {
    self.comparison = comparison
    self.style = style
    self.terminal = terminal
    columns = terminal.size.columns
    stops = try Self.stops(of: comparison, page: Page(width: columns, style: style))
    state = CompareState(of: stops)
  }

  /// Steps through a comparison.
  ///
  /// - Returns: True if the user quit with Ctrl-C.
  /// - Throws: `OutputError` if the screen could not be written.
  static func run(_ comparison: Comparison, style: TextStyle) async throws -> Bool {
    var wasInterrupted = false
    try await RawTerminal.use { terminal in
      let session = try CompareSession(comparison, style: style, terminal: terminal)
      try await session.run()
      wasInterrupted = session.state.wasInterrupted
    }
    return wasInterrupted
  }

  private static func stops(of comparison: Comparison, page: Page) throws(UsageError) -> [CompareStop] {
    try CompareReport(comparison, page: page).stops()
  }

  private func run() async throws {
    let (events, report) = AsyncStream.makeStream(of: [RawTerminal.Event].self)
    try show()
    terminal.read { report.yield($0) }
    for await events in events {
      for event in events {
        switch event {
        case .key(.suspend): terminal.suspend()
        case .key(let key): state.press(key, seeing: screen.extent)
        case .redraw: try layOut()
        case .paste: break
        case .end: return
        }
        if state.hasLeft { return }
      }
      try show()
      terminal.read { report.yield($0) }
    }
  }

  /// Lays the stops out again if the window has become wider or narrower.
  private func layOut() throws {
    guard columns != terminal.size.columns else { return }
    columns = terminal.size.columns
    stops = try Self.stops(of: comparison, page: Page(width: columns, style: style))
  }

  private var screen: CompareScreen {
    CompareScreen(state: state, stops: stops, story: comparison.story.id, size: terminal.size, style: style)
  }

  private func show() throws(OutputError) { try terminal.show(screen.lines()) }
}
