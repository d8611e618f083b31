import Architectures
import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// A comparison that is stepped through at a terminal.
@Suite struct CompareStepTests {
  private static let comparison = Result {
    try Comparison(of: .sortCountries, by: Architectures.all, screenWidth: 60)
  }

  private func report(width: Int = 80) throws -> CompareReport {
    try CompareReport(Self.comparison.get(), page: Page(width: width, style: .plain))
  }

  private func press(_ keys: [Key], _ state: inout CompareState, lines: Int = 10) {
    for key in keys {
      let extent = TourState.Extent(height: 20, lines: lines)
      state.press(key, seeing: extent, of: state.index..<state.index + 1)
    }
  }

  @Test func `the stops are the cycles, the groups and the screen of each event, and the figures`() throws {
    let stops = try report().stops()
    #expect(stops.first?.place == nil && stops.last?.place == nil)
    let questions: [CycleQuestion] = [.takes, .works, .formats, .shows]
    let event: [String] = questions.map(\.title) + ["The screen"]
    let titles: [String] = ["The cycles"] + event + event + event + ["The figures"]
    #expect(stops.map(\.title) == titles)
    let text = CompareStop.lines(of: stops[2...2]).joined(separator: "\n")
    for part in [
      "Event 1: The user taps “Name ↑”.", "Swift-IO", "2  Interactor → Action",
      "Step 2: the interactor runs an action", "VIPER", "MVVM-FC",
      Pattern.mvvmFC.silence(on: .works),
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test(arguments: [(159, false), (160, true), (200, true)])
  func `from 160 columns the four patterns are side by side`(width: Int, isOneRow: Bool) throws {
    let lines = try report(width: width).stops()[2].lines
    let titles = Pattern.allCases.map(\.title)
    #expect(lines.contains { line in titles.allSatisfy(line.contains) } == isOneRow)
    #expect(lines.allSatisfy { $0.columns <= width })
  }

  @Test func `keys go forward, back, from event to event and to both ends`() throws {
    var state = CompareState(of: try report().stops())
    var indices: [Int] = []
    for key: Key in [.right, .character("j"), .left, .character("]"), .character("n"), .character("p")] {
      press([key], &state)
      indices.append(state.index)
    }
    #expect(indices == [1, 2, 1, 6, 11, 6])
    press([.end, .right], &state)
    #expect(state.index == 16)
    press([.home, .left], &state)
    #expect(state.index == 0)
    press([.character("G"), .character("[")], &state)
    #expect(state.index == 11)
  }

  @Test func `a tall stop scrolls, the next begins at its top, and a letter leaves the help`() throws {
    var state = CompareState(of: try report().stops())
    press([.down, .pageDown], &state, lines: 30)
    #expect(state.scroll == 10)
    press([.character("?"), .character("x")], &state, lines: 30)
    #expect(!state.showsHelp && state.index == 0)
    press([.down, .character("j")], &state, lines: 30)
    #expect(state.scroll == 0 && state.index == 1)
  }

  @Test(arguments: [Key.right, .character(" "), .enter])
  func `a key that goes on shows hidden lines first`(key: Key) throws {
    var state = CompareState(of: try report().stops())
    press([key], &state, lines: 30)
    #expect(state.scroll == 10 && state.index == 0)
    press([key], &state, lines: 30)
    #expect(state.scroll == 0 && state.index == 1)
  }

  @Test func `q quits, and Ctrl-C quits as an interruption`() throws {
    var state = CompareState(of: try report().stops())
    press([.character("q")], &state)
    #expect(state.hasLeft && !state.wasInterrupted)
    state = CompareState(of: try report().stops())
    press([.character("?"), .interrupt], &state)
    #expect(state.hasLeft && state.wasInterrupted)
  }

  @Test(arguments: [(40, 20), (80, 24), (200, 60), (20, 5)])
  func `a screen has as many lines as the terminal, and is no wider`(columns: Int, rows: Int) throws {
    let stops = try report(width: columns).stops()
    var state = CompareState(of: stops)
    for index in stops.indices {
      let lines = screen(state, stops, columns: columns, rows: rows).lines()
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { $0.columns <= columns })
      #expect(columns < 40 || rows > 30 || lines[0].contains("\(index + 1)/\(stops.count)"))
      #expect(columns < 40 || lines.last?.contains("q quit") == true)
      press([.right], &state)
    }
  }

  private func screen(
    _ state: CompareState, _ stops: [CompareStop], columns: Int, rows: Int
  ) -> CompareScreen {
    CompareScreen(
      state: state, stops: stops, story: "sort-countries",
      size: RawTerminal.Size(columns: columns, rows: rows), style: .plain)
  }

  @Test(arguments: [(80, 24), (200, 60)])
  func `a screen shows all stops of an event that have room, and each stop once`(
    columns: Int, rows: Int
  ) throws {
    let stops = try report(width: columns).stops()
    let pages = CompareStop.pages(of: stops, height: rows - 2)
    #expect(pages.flatMap(Array.init) == Array(stops.indices))
    #expect(pages.allSatisfy { page in page.allSatisfy { stops[$0].place == stops[page.lowerBound].place } })
    #expect((pages.count < stops.count) == (rows == 60))
    for page in pages where page.count > 1 {
      #expect(CompareStop.lines(of: stops[page]).count <= rows - 2)
    }
    var state = CompareState(of: stops)
    var seen: [Range<Int>] = []
    for _ in pages {
      let screen = screen(state, stops, columns: columns, rows: rows)
      seen.append(screen.shown)
      let title = screen.lines()[0]
      #expect(title.contains("–\(screen.shown.upperBound)/\(stops.count)") == (screen.shown.count > 1))
      state.press(.tab, seeing: screen.extent, of: screen.shown)
    }
    #expect(seen == pages)
  }
}
