import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// The place in the tour after each key.
@Suite struct TourStateTests {
  private let tour: Tour
  private let last: Int

  init() throws {
    tour = try Tour.shared(of: .sortCountries, by: .swiftIO)
    last = tour.path.stops.count - 1
  }

  /// Returns the state of a tour that has just been entered.
  private func begun() -> TourState {
    var state = TourState(choosing: (.sortCountries, .swiftIO))
    state.show(tour)
    return state
  }

  /// Presses keys, and returns what the last one asked for.
  @discardableResult
  private func press(_ keys: [Key], _ state: inout TourState, lines: Int = 20) -> TourRequest? {
    var request: TourRequest?
    for key in keys { request = state.press(key, seeing: TourState.Extent(height: 20, lines: lines)) }
    return request
  }

  /// Returns the keys that go to a message of the path, by its number in the story.
  private func keys(to place: Int) -> String { "\(tour.path.stops[place].step.message.number)\n" }

  private func press(_ text: String, _ state: inout TourState) {
    press(text.map { $0 == "\n" ? .enter : .character($0) }, &state)
  }

  @Test func `forward leads from the first card through all messages to the last, and back`() {
    var state = begun()
    #expect(state.place == .card)
    press(Array(repeating: .right, count: 11), &state)
    #expect(state.place == .message(10))
    press("kkj", &state)
    #expect(state.place == .message(9))
    press(Array(repeating: .left, count: 20), &state)
    #expect(state.place == .card)
    press("G", &state)
    #expect(state.place == .message(last))
    press([.right], &state)
    #expect(state.place == .end)
    press([.left, .home], &state)
    #expect(state.place == .message(0))
  }

  @Test func `after the last card comes the next story`() {
    var state = begun()
    #expect(press([.end, .right, .right], &state) == .load("search-countries", .swiftIO))
    #expect(state.place == .loading("search-countries", .swiftIO))
    #expect(press([.escape], &state) == .cancel)
    #expect(state.place == .end)
  }

  @Test func `brackets go from event to event, and to the cards at both ends`() {
    var state = begun()
    let starts = [2, 3, 4].map { tour.path.index(ofAct: $0) }
    var places: [TourPlace] = []
    for key in "]]n]]p[[[[" {
      press([.character(key)], &state)
      places.append(state.place)
    }
    let messages = starts.map(TourPlace.message)
    #expect(
      places == messages + [.end, .end] + [messages[2], messages[1], messages[0], .card, .card])
  }

  @Test func `Tab skips a group`() throws {
    var state = begun()
    let group = try #require(tour.path.stops.compactMap(\.group).first)
    state.place = .message(group.range.lowerBound)
    press([.tab], &state)
    #expect(state.place == .message(group.range.upperBound))
  }

  @Test func `digits and Enter go to a message, and Esc cancels`() {
    var state = begun()
    press(keys(to: 11), &state)
    #expect(state.place == .message(11))
    press("7", &state)
    #expect(state.prompt == .number("7"))
    press([.escape], &state)
    #expect(state.place == .message(11))
  }

  @Test func `a message that is left out is called that, and has the same number once the wiring is shown`() {
    var state = begun()
    press("2\n", &state)
    #expect(state.place == .card)
    #expect(footer(of: state).contains("Message 2 is left out; w shows it."))
    press("w2\n", &state)
    #expect(state.stop?.step.message.number == 2)
    let size = RawTerminal.Size(columns: 80, rows: 24)
    let title = TourScreen(state: state, size: size, style: .plain).lines()[0]
    #expect(title.contains("message 2 of \(tour.steps.count)"))
  }

  @Test func `a number without a message goes nowhere, and the screen says how many there are`() {
    var state = begun()
    press(keys(to: 2), &state)
    press("999\n", &state)
    #expect(state.place == .message(2))
    #expect(footer(of: state).contains("There are \(tour.steps.count) messages."))
    press("0\n", &state)
    #expect(state.place == .message(2))
    press([.right], &state)
    #expect(state.notice == nil)
  }

  @Test func `a key that finds nothing says so`() throws {
    var state = begun()
    press("/no such text\n", &state)
    #expect(footer(of: state).contains("No message has “no such text”."))
    state.place = .message(try #require(tour.path.stops.firstIndex { $0.step.rule == nil }))
    press("r", &state)
    #expect(footer(of: state).contains("No rule applies here."))
  }

  private func footer(of state: TourState) -> String {
    TourScreen(state: state, size: RawTerminal.Size(columns: 80, rows: 24), style: .plain).lines().last ?? ""
  }

  @Test func `a search finds the next message with a text, and wraps around at the end`() throws {
    var state = begun()
    press("/REFRESH(\n", &state)
    let hits = state.rows(matching: "refresh(")
    #expect(hits.count == 3)
    #expect(state.place == .message(hits[0]))
    press("nnn", &state)
    #expect(state.place == .message(hits[0]))
    press("N", &state)
    #expect(state.place == .message(hits[2]))
    press("/no such text\n", &state)
    #expect(state.place == .message(hits[2]))
    press([.escape], &state)
    #expect(state.searched == "")
  }

  @Test func `a message is picked from a filtered list`() {
    var state = begun()
    press("m/update\nj\n", &state)
    #expect(state.place == .message(state.rows(matching: "update")[1]))
    press("m", &state)
    #expect(state.behind == [.message(state.rows(matching: "update")[1])])
    press([.escape], &state)
    #expect(state.place == .message(state.rows(matching: "update")[1]))
    press("m/update", &state)
    press([.down, .enter, .enter], &state)
    #expect(state.place == .message(state.rows(matching: "update")[1]))
  }

  @Test func `showing or hiding the wiring stays at the same message`() throws {
    var state = begun()
    press(keys(to: 11), &state)
    let number = try #require(state.stop?.step.message.number)
    press("w", &state)
    #expect(state.stop?.step.message.number == number)
    #expect(state.stops.count == tour.steps.count)
    press("gw", &state)
    #expect(state.place == .message(0))
  }

  @Test func `the same event is shown in another pattern`() throws {
    var state = begun()
    press("]]", &state)
    #expect(press([.character("t"), .down, .enter], &state) == .load("sort-countries", .viper))
    state.show(try Tour.shared(of: .sortCountries, by: .viper))
    #expect(state.stop?.step.event == "The user taps “Population”.")
    #expect(state.stop?.step.message.kind == .userEvent)
  }

  @Test func `a story that is entered again continues where it was left`() {
    var state = begun()
    press(keys(to: 8), &state)
    press([.escape], &state)
    #expect(state.place == .stories(.swiftIO, row: 1))
    #expect(press([.enter], &state) == .load("sort-countries", .swiftIO))
    state.show(tour)
    #expect(state.place == .message(8))
  }

  @Test func `letters, Home and End move through lists, and help goes back to them`() {
    var state = TourState()
    press("jjk", &state)
    #expect(state.place == .patterns(row: 1))
    press([.end, .up, .enter, .end], &state)
    #expect(state.place == .stories(.mvvmFC, row: Story.all.count - 1))
    press([.home, .character("?")], &state)
    #expect(state.place == .help)
    press([.escape], &state)
    #expect(state.place == .stories(.mvvmFC, row: 0))
    #expect(press([.escape, .character("3")], &state) == .load("sort-countries", .viper))
    #expect(press([.character("q")], &state) == .cancel)
    #expect(state.place == .left)
  }

  @Test(arguments: [Key.character("q"), .interrupt])
  func `a key that quits works while a story is running`(key: Key) {
    var state = TourState(choosing: (.markFavourite, .swiftIO))
    #expect(press([key], &state) == .cancel)
    #expect(state.place == .left)
    state.show(tour)
    #expect(state.place == .left)
  }

  @Test func `help does not open while a story is running`() {
    var state = TourState(choosing: (.sortCountries, .swiftIO))
    press("?", &state)
    #expect(state.place == .loading("sort-countries", .swiftIO))
    state.show(tour)
    #expect(state.place == .card)
  }

  @Test func `pasted text is appended to the search or the filter, and does nothing elsewhere`() {
    var state = begun()
    state.paste("update")
    #expect(state.place == .card && state.prompt == nil)
    press("/up", &state)
    state.paste("da\nte\u{1B}\n")
    #expect(state.prompt == .search("upda te\\u{1B}"))
    press([.escape], &state)
    press("m/up", &state)
    state.paste("date\n")
    #expect(state.place == .list(row: 0, filter: "update", isTyping: true))
    press([.enter], &state)
    state.paste("more")
    #expect(state.place == .list(row: 0, filter: "update", isTyping: false))
  }

  @Test func `a search for references that fails says why, and a key leads back to the message`() {
    var state = begun()
    press(keys(to: 2) + "o", &state)
    state.fail("The app has no screen.")
    #expect(state.place == .failed("The app has no screen."))
    press([.escape], &state)
    #expect(state.place == .message(2))
  }

  @Test func `a key that goes on shows the hidden lines of a card first`() {
    var state = begun()
    press([.right], &state, lines: 30)
    #expect(state.place == .card && state.scroll == 10)
    press([.right], &state, lines: 30)
    #expect(state.place == .message(0))
  }

  @Test func `Esc closes a remark, and does not leave the tour`() {
    var state = begun()
    press(keys(to: 0), &state)
    press("r", &state)
    #expect(state.notice == "No rule applies here.")
    press([.escape], &state)
    #expect(state.place == .message(0) && state.notice == nil)
  }

  @Test func `from the first screen, keys lead to other commands`() {
    var state = TourState()
    #expect(press([.down, .character("p")], &state) == .leave(for: ["app", "clean-swift"]))
    #expect(state.place == .left)
    for key in "ce" {
      var state = TourState()
      guard case .leave(let words) = press([.character(key)], &state) else {
        Issue.record("\(key)")
        continue
      }
      #expect(throws: Never.self) { try Request(arguments: words) }
    }
  }

  @Test func `help on the list of patterns has the digits, and no left arrow`() {
    let keys = TourKeys.meanings(on: .patterns(row: 0)).map { $0.key }
    #expect(keys.contains("0  1  2  3  4"))
    #expect(!keys.contains { $0.contains("←") })
    #expect(TourKeys.meanings(on: .stories(.viper, row: 0)).contains { $0.key.contains("←") })
  }

  @Test func `Ctrl-C quits wherever the user is`() {
    for keys in ["", "m/", "?", "/", "12", "r"] {
      var state = begun()
      press(keys, &state)
      press([.interrupt], &state)
      #expect(state.place == .left)
      #expect(state.wasInterrupted)
    }
  }

  @Test func `a longer screen is scrolled as far as it goes, and the next begins at its top`() {
    var state = begun()
    press([.pageDown], &state, lines: 30)
    #expect(state.scroll == 10)
    press([.up], &state, lines: 30)
    #expect(state.scroll == 9)
    // The window has grown.
    press([.down], &state, lines: 10)
    #expect(state.scroll == 0)
    press([.down, .character("j")], &state, lines: 30)
    #expect(state.scroll == 0)
  }

  @Test func `the number of lines above and below is shown, unless all fit`() {
    var state = begun()
    press([.character("?"), .down, .down], &state, lines: 40)
    func footer(rows: Int) -> String {
      TourScreen(state: state, size: RawTerminal.Size(columns: 80, rows: rows), style: .plain).lines().last
        ?? ""
    }
    #expect(footer(rows: 12).hasPrefix("↑ 2 ↓ "))
    #expect(footer(rows: 60).hasPrefix("any key"))
  }

  @Test(arguments: [(20, 5), (40, 12), (40, 60), (80, 24), (200, 60), (10, 2)])
  func `a screen is neither taller nor wider than the terminal`(columns: Int, rows: Int) {
    let keys = [
      "", "G\u{20}", "?", "m", "m/zzz\n", "r", "\(self.keys(to: 1))r", "\(self.keys(to: 2))o", "t", "x", "12",
      "/a", "a  ", "a  2", "a  ?",
    ]
    for typed in keys {
      var state = begun()
      press(typed, &state)
      let screen = TourScreen(
        state: state, size: RawTerminal.Size(columns: columns, rows: rows), style: .plain)
      #expect(screen.lines().count <= rows)
      for line in screen.lines() where line.columns > columns {
        Issue.record("\(columns)x\(rows): \(line.columns) columns: \(line)")
      }
    }
  }

  @Test func `the last card says what was seen, what to notice and what to do next`() {
    let text = TourEndCard(tour: tour, page: Page(width: 80, style: .plain), namesKeys: true).lines()
      .flatMap { $0.split(separator: " ") }.joined(separator: " ")
    for part in [
      "✓ The user sees “Zimbabwe”.", "3 Interactor → Model", "update(countries:listed:order:) ×3",
      "Two things to notice",
      "tour clean-swift sort-countries", "exercises run 1", "tour swift-io search-countries",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }
}
