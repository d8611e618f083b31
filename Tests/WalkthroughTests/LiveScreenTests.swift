import Architectures
import HeadlessUI
import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// A session at common terminal sizes.
@Suite struct LiveScreenTests {
  nonisolated private static let sizes = [(40, 20), (80, 24), (100, 30), (200, 60), (20, 5)]

  private func state(keys: String = "") throws -> LiveState {
    let session = LiveSession(of: Architectures.of(.viper))
    try session.perform(.launch)
    var state = LiveState(session)
    for key in keys { state.press(key == "\t" ? .tab : .character(key), scrollingTo: 0) }
    return state
  }

  private func lines(_ state: LiveState, _ columns: Int, _ rows: Int, style: TextStyle = .plain) -> [String] {
    LiveScreen(state: state, size: RawTerminal.Size(columns: columns, rows: rows), style: style).lines()
  }

  @Test(arguments: sizes, ["", "\tfin", "ho", "hoor", "m", "?", "s"])
  func `the lines fill the terminal, and none is wider`(size: (columns: Int, rows: Int), keys: String) throws
  {
    let lines = lines(try state(keys: keys), size.columns, size.rows)
    #expect(lines.count == size.rows)
    for line in lines where line.columns > size.columns {
      Issue.record("\(size) \(keys): \(line)")
    }
  }

  @Test(arguments: sizes.dropLast())
  func `the buttons and the search field are visible, with the focus marked`(
    size: (columns: Int, rows: Int)
  ) throws {
    let plain = lines(try state(), size.columns, size.rows).joined(separator: "\n")
    #expect(plain.contains("▶[Favourites]"))
    #expect(plain.contains("[Name ↑]"))
    let field = lines(try state(keys: "\tfin"), size.columns, size.rows).joined(separator: "\n")
    #expect(field.contains("│▶Search: fin_"))
    let styled = lines(try state(), size.columns, size.rows, style: .coloured).joined(separator: "\n")
    #expect(styled.contains("\u{1B}[1m\u{1B}[36m[Favourites]"))
  }

  @Test func `the focus is visible even if the app does not fit`() throws {
    let session = LiveSession(of: Architectures.of(.viper))
    try session.perform(.launch)
    var state = LiveState(session)
    for _ in session.screen().elements {
      let seen = lines(state, 40, 9)
      #expect(seen.contains { $0.contains("▶") }, "\(seen.joined(separator: "\n"))")
      state.press(.tab, scrollingTo: 0)
    }
  }

  @Test(arguments: sizes.dropLast())
  func `the newest message is visible`(size: (columns: Int, rows: Int)) throws {
    let session = LiveSession(of: Architectures.of(.viper))
    try session.perform(.launch)
    let last = try #require(session.messages.last)
    let text = lines(LiveState(session), size.columns, size.rows).joined(separator: "\n")
    #expect(text.contains(size.columns > 40 ? last.phrase : last.parties))
  }

  @Test func `messages scroll back to the first`() throws {
    let size = RawTerminal.Size(columns: 120, rows: 30)
    var state = try state()
    let newest = LiveScreen(state: state, size: size, style: .plain)
    #expect(newest.furthestScroll > 0)
    #expect(!newest.lines().joined().contains("1. The user opens the app."))
    state.press(.home, scrollingTo: newest.furthestScroll)
    let oldest = LiveScreen(state: state, size: size, style: .plain).lines()
    #expect(oldest[1].hasSuffix("   1. The user opens the app."))
  }

  @Test(arguments: sizes.dropLast())
  func `waiting requests are listed, with the chosen one marked`(size: (columns: Int, rows: Int)) throws {
    let text = lines(try state(keys: "hoor\t"), size.columns, size.rows).joined(separator: "\n")
    #expect(text.contains("  1  countries") && text.contains("▶ 2  countries"))
    #expect(text.contains("2 requests waiting"))
  }

  @Test func `text from a script cannot move the cursor`() throws {
    let session = LiveSession(of: Architectures.of(.mvvmFC))
    try session.replay([.launch, .reply(1), .paste("\u{1B}[2J\u{7}\u{202E}a\nb"), .reply(1)])
    for width in [40, 80, 200] {
      for line in lines(LiveState(session), width, 40) {
        #expect(!line.contains("\u{1B}") && !line.contains("\u{7}") && !line.contains("\u{202E}"))
        #expect(!line.contains("\n"))
      }
    }
  }

  @Test func `the help scrolls to its end on a small terminal`() throws {
    var state = try state(keys: "?")
    let size = RawTerminal.Size(columns: 40, rows: 20)
    for _ in 0..<100 {
      let furthest = LiveScreen(state: state, size: size, style: .plain).furthestScroll
      state.press(.down, scrollingTo: furthest)
    }
    let lines = lines(state, 40, 20)
    #expect(lines[1...].contains { $0.contains("Ctrl-Z") })
    #expect(lines[17].contains("returns"))
  }

  @Test func `every key of the summary is explained`() throws {
    let keys = LiveKeys.meanings.map(\.0).joined(separator: " ")
    for key in ["tab", "⏎", "h", "r", "s", "m", "?", "q", "esc"] { #expect(keys.contains(key), "\(key)") }
  }
}
