import Foundation
import Stories
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

@Suite struct TourTests {
  private static let tour = Task { try await Tour(of: .sortCountries, by: .swiftIO) }
  private var tour: Tour { get async throws { try await Self.tour.value } }

  @Test func `it has a step for every message, in order`() async throws {
    let messages = try Performance(of: .sortCountries, by: try await tour.architecture).document.messages
    #expect(try await tour.steps.map(\.message.number) == messages.map(\.number))
  }

  @Test(arguments: Pattern.allCases)
  func `the method that is shown for a message is the one that it names`(pattern: Pattern) async throws {
    let steps = try await Tour(of: .openCountry, by: pattern).steps
    let calls = steps.filter { $0.message.name.hasSuffix(")") && $0.message.kind == .call }
    let found = calls.compactMap { step in step.receiving.map { (step.message, $0) } }
    #expect(found.count * 2 > calls.count, "\(found.count) of \(calls.count)")
    for (message, excerpt) in found {
      #expect(excerpt.lines[0].text.contains("func \(message.baseName)"), "\(message.name): \(excerpt)")
      let file = packageFolder.appendingPathComponent(excerpt.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(["class", "struct", "enum"].contains { text.contains("\($0) \(message.receiver.type)") })
    }
  }

  @Test func `of two methods with the same labels the one for the payload is shown`() async throws {
    let steps = try await Tour(of: .markFavourite, by: .viper).steps.filter { $0.message.name == "put(_:)" }
    #expect(Set(steps.map(\.message.payload.type)) == ["CountryList", "Mark"])
    for step in steps {
      let line = try #require(step.receiving?.lines.first?.text)
      #expect(line.contains(": \(step.message.payload.type)"))
    }
  }

  @Test func `an excerpt has the lines around the one that is meant, as far as there are any`() async throws {
    let lines = ["a", "  b", "c"]
    let first = try #require(SourceExcerpt(of: lines, in: "A.swift", around: 1, context: 1))
    #expect(first.lines.map(\.text) == ["a", "  b"])
    #expect(first.number == 1)
    #expect(SourceExcerpt(of: lines, in: "A.swift", around: 4, context: 1) == nil)
    let method = SourceExcerpt(
      of: ["  func a() {", "    b()", "  }", "  func c() {}"], in: "A.swift", declarationAt: 1, atMost: 9)
    #expect(method.flushLeft.map(\.text) == ["func a() {", "  b()", "}"])
  }

  @Test(arguments: [20, 40, 80, 200])
  func `no line is wider than the page, pictures apart`(width: Int) async throws {
    let text = TourReport(tour: try await tour, page: Page(width: width, style: .plain)).text()
    for line in text.split(separator: "\n") where line.columns > max(width, Page.widestScreen) {
      Issue.record("\(line.columns) columns: \(line)")
    }
  }

  @Test func `every step says where it stands, who spoke to whom, why, and what is seen`() async throws {
    let text = TourReport(tour: try #require(await tour.firstCycle()), page: Page(width: 80, style: .plain))
      .text()
    for part in [
      "1 ─ [2] ─ 3 ─ 4 ─ 5 ─ 6 ─ 7\nthe interactor runs an action", "Interactor → Action",
      "CountriesInteractor 1 → SortCountries 1", "run(completion:)",
      "Sent from Sources/Patterns/SwiftIO/Countries/CountriesInteractor.swift:",
      "Received by Sources/Patterns/SwiftIO/Actions/SortCountries.swift:",
      "SIO-10 The interactor is the one that runs actions.", "Why: ", "│ [Name ↓]  [Population]",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `forward and back lead to the same steps`() async throws {
    var state = try await begun()
    for _ in 1..<40 { try await state.press(.right, seeing: (height: 20, lines: 40)) }
    #expect(state.place == .step(39, scroll: 0))
    try await state.press(.down, seeing: (height: 20, lines: 40))
    #expect(state.place == .step(39, scroll: 1))
    for _ in 1..<99 { try await state.press(.left, seeing: (height: 20, lines: 40)) }
    #expect(state.place == .step(0, scroll: 0))
    try await state.press(.end, seeing: (height: 20, lines: 40))
    let last = try await tour.steps.count - 1
    #expect(state.place == .step(last, scroll: 0))
    try await state.press(.right, seeing: (height: 20, lines: 40))
    #expect(state.place == .step(last, scroll: 0))
  }

  @Test func `a person goes from event to event, and back to where each began`() async throws {
    var state = try await begun()
    var places: [Int] = []
    for key in [Key.character("u"), .character("u"), .right, .character("U"), .character("U")] {
      try await state.press(key, seeing: (height: 20, lines: 40))
      guard case .step(let index, _) = state.place else { throw Unexpected() }
      places.append(index)
    }
    let steps = try await tour.steps
    let starts = (0..<3).compactMap { act in steps.firstIndex { $0.act == act } }
    #expect(places == [starts[1], starts[2], starts[2] + 1, starts[2], starts[1]])
  }

  @Test func `a longer message is scrolled as far as it goes`() async throws {
    var state = try await begun()
    try await state.press(.pageDown, seeing: (height: 20, lines: 30))
    #expect(state.place == .step(0, scroll: 10))
    try await state.press(.pageUp, seeing: (height: 20, lines: 30))
    #expect(state.place == .step(0, scroll: 0))
    try await state.press(.down, seeing: (height: 20, lines: 10))
    #expect(state.place == .step(0, scroll: 0))
  }

  @Test func `a pattern and a story are chosen from lists, and help leads back`() async throws {
    var asked: [String] = []
    var state = TourState { story, pattern in
      asked.append("\(pattern.rawValue) \(story.id)")
      return try await Self.tour.value
    }
    for key in [Key.down, .up, .up, .character("3"), .down, .character("?")] {
      try await state.press(key, seeing: (height: 20, lines: 40))
    }
    #expect(state.place == .help(.stories(.viper, 1)))
    for key in [Key.escape, .enter] { try await state.press(key, seeing: (height: 20, lines: 40)) }
    #expect(asked == ["viper sort-countries"])
    #expect(state.place == .step(0, scroll: 0))
    try await state.press(.interrupt, seeing: (height: 20, lines: 40))
    #expect(state.place == .left)
    #expect(state.wasInterrupted)
  }

  @Test(arguments: [(20, 5), (40, 12), (40, 60), (80, 24), (200, 60), (10, 2)])
  func `a screen has the lines and columns of the terminal`(columns: Int, rows: Int) async throws {
    var states = [TourState(makeTour: { _, _ in try await Self.tour.value }), try await begun()]
    var chosen = states[0]
    for _ in 1...10 { try await chosen.press(.right, seeing: (height: 1, lines: 1)) }
    states.append(chosen)
    var helped = states[0]
    try await helped.press(.character("?"), seeing: (height: 1, lines: 1))
    states.append(helped)
    for state in states {
      let screen = TourScreen(
        state: state, size: RawTerminal.Size(columns: columns, rows: rows), style: .plain)
      #expect(screen.lines().count <= rows)
      for line in screen.lines() where line.columns > max(columns, 1) {
        Issue.record("\(columns)x\(rows): \(line.columns) columns: \(line)")
      }
    }
  }

  @Test func `keys are told apart, and what is not known is passed over`() {
    var decoder = KeyDecoder()
    #expect(
      decoder.keys(in: Array("q\u{1B}[A\u{1B}OB\u{1B}[5~\u{1B}[99x\u{3}\r\u{7F}".utf8)) == [
        .character("q"), .up, .down, .pageUp, .interrupt, .enter, .backspace,
      ])
    #expect(decoder.keys(in: [0xC3, 0xA4]) == [])
    #expect(!decoder.isInside)
  }

  @Test func `a key that comes in pieces is one key, and an escape that stays alone is one`() {
    var decoder = KeyDecoder()
    let arrows = Array(String(repeating: "\u{1B}[C", count: 30).utf8)
    var keys: [Key] = []
    for start in stride(from: 0, to: arrows.count, by: 64) {
      keys += decoder.keys(in: Array(arrows[start..<min(start + 64, arrows.count)]))
    }
    #expect(keys == Array(repeating: .right, count: 30))
    #expect(decoder.keys(in: [0x1B]) == [])
    #expect(decoder.isInside)
    #expect(decoder.rest() == [.escape])
    #expect(decoder.rest() == [])
  }

  @Test func `the screen goes forward only: a call that sets off others does not show what they will do`()
    async throws
  {
    let steps = try await tour.steps
    let screens = steps.map(\.screen)
    let tap = try #require(steps.firstIndex { $0.message.name == "tap(_:)" })
    let last = try #require(steps.lastIndex { $0.act == steps[tap].act })
    #expect(screens[tap]?.contains("Afghanistan") == true)
    #expect(screens[last]?.contains("Zimbabwe") == true)
    #expect(screens.last == steps.last?.message.screen)
    let changes = zip(screens, screens.dropFirst()).count { $0 != $1 }
    // Each picture that comes is another: none comes back while the same thing goes on.
    #expect(changes >= Set(screens).count - 1)
  }

  private func begun() async throws -> TourState {
    TourState(tour: try await tour) { _, _ in throw Unexpected() }
  }
}
