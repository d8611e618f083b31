import Architectures
import Playing
import ProcessTesting
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// At common terminal sizes, the essentials of every message of every story are visible without scrolling.
///
/// Each pattern is tested in its own process, so that other tests do not wait for it on the main actor.
@Suite(.timeLimit(.minutes(30))) struct TourFitTests {
  private static let sizes = [(40, 20), (80, 24), (100, 30), (120, 30), (200, 60)]
    .map { RawTerminal.Size(columns: $0, rows: $1) }

  @Test(arguments: Pattern.allCases) func `each message shows its rule and what changed`(
    pattern: Pattern
  )
    async
  {
    await #expect(processExitsWith: .success) { [pattern] in
      await inOwnProcess {
        for story in Story.all {
          try Self.expectFit(story, by: pattern)
        }
      }
    }
  }

  /// Records an issue for each message of a story that does not fit a terminal size.
  private static func expectFit(_ story: Story, by pattern: Pattern) throws {
    var tours: [Int: Tour] = [:]
    for size in sizes {
      let width = TourMessageScreen.screenWidth(on: size.columns)
      let tour = try tours[width] ?? Tour(of: story, by: Architectures.of(pattern), screenWidth: width)
      tours[width] = tour
      let prediction = TourPrediction(of: tour)
      let paths = size.columns == 80 ? [tour.path, tour.wholePath] : [tour.path]
      for stops in paths.map(\.stops) {
        for (index, stop) in stops.enumerated() {
          let problem =
            problem(at: index, of: tour, stops: stops, size)
            ?? problem(predictingWith: prediction, at: index, of: tour, stops: stops, size)
          guard let problem else { continue }
          Issue.record(
            "\(story.id), \(size.columns)x\(size.rows), message \(stop.step.message.number): \(problem)")
        }
      }
    }
  }

  /// Returns the problem on the screen of a message, or nil.
  private static func problem(
    at index: Int, of tour: Tour, stops: [TourPath.Stop], _ size: RawTerminal.Size
  ) -> String? {
    let page = Page(width: size.columns, style: .plain)
    var state = TourState(choosing: (tour.story, tour.pattern))
    state.show(tour)
    if stops.count == tour.wholePath.stops.count { state.toggleWiring() }
    state.place = .message(index)
    let lines = TourScreen(state: state, size: size, style: .plain).lines()
    let message = TourMessageScreen(
      stops: stops, index: index, tour: tour, page: page, height: size.rows - 2, showsSource: false)
    if let wide = lines.first(where: { $0.columns > size.columns }) { return "too wide: \(wide)" }
    guard lines.count == size.rows, lines[0].contains("\(stops[index].step.message.number)"),
      lines.last?.contains("q quit") == true
    else { return "no title or keys: \(lines)" }
    let width = message.textWidth
    let text = lines.map { folded(String($0.prefix(width))) }.joined(separator: " ")
    if let rule = stops[index].step.rule {
      if !text.contains(folded("\(rule.id) \(rule.sentence)")) { return "no \(rule.id): \(lines)" }
      if size.columns > 40, !text.contains(folded("Why: \(rule.reason)")) { return "no reason: \(lines)" }
    } else if !text.contains(folded(stops[index].step.meaning(in: tour.architecture.steps))) {
      return "no reason why it takes no step: \(lines)"
    }
    let values = lines.map {
      $0.hasPrefix("┃ ") ? String($0.prefix(width).dropFirst(2)) : String($0.prefix(width))
    }
    if size.columns >= 80, let change = stops[index].step.changes.first(where: { $0.old != nil }),
      !folded(values.joined(separator: " "))
        .contains(folded("\(change.name): \(change.old ?? "") → \(change.new)")),
      values.dropLast().last?.contains(where: { $0 != " " }) == false
    {
      return "a value is cut: \(lines)"
    }
    let changed = stops[index].screen.count { $0.change != nil }
    let marked = lines.count(where: hasMarkedBorder)
    let isNoted = size.columns <= 40 && lines.contains { $0.contains("more line") }
    return marked == changed || isNoted ? nil : "\(marked) of \(changed) changed lines: \(lines)"
  }
}

extension TourFitTests {
  @Test(arguments: Pattern.allCases)
  func `the source is shown if at least two lines are left`(pattern: Pattern) async throws {
    let tour = try await Tour(of: .sortCountries, by: pattern)
    let size = RawTerminal.Size(columns: 80, rows: 24)
    for (index, stop) in tour.path.stops.enumerated()
    where tour.source?.excerpt(sending: stop.step.message) != nil {
      var state = TourState(choosing: (tour.story, tour.pattern))
      state.show(tour)
      state.place = .message(index)
      let lines = TourScreen(state: state, size: size, style: .plain).lines()
      let blanks = lines.dropLast().reversed().prefix { $0.isEmpty }.count
      let isShown = lines.contains { $0.hasPrefix("▶ ") }
      #expect(isShown || blanks < 2, "message \(stop.step.message.number): \(lines)")
    }
  }

  @Test func `a payload that is cut ends with an ellipsis`() throws {
    let tour = try Tour(of: .sortCountries, by: Architectures.of(.swiftIO), screenWidth: 38)
    let stops = tour.path.stops
    let index = try #require(stops.firstIndex { $0.step.message.name == "update(countries:listed:order:)" })
    let page = Page(width: 40, style: .plain)
    for height in 8...30 {
      let lines = TourMessageScreen(
        stops: stops, index: index, tour: tour, page: page, height: height, showsSource: false
      ).lines()
      let isWhole = lines.contains { $0.hasSuffix("descending") && !$0.hasPrefix("┃") }
      #expect(isWhole || lines.contains { $0.hasSuffix("…") }, "\(height): \(lines)")
    }
  }

  /// Returns the problem on the screen of the question before a message, or of the message after a wrong answer; nil if
  /// there is none.
  private static func problem(
    predictingWith prediction: TourPrediction, at index: Int, of tour: Tour, stops: [TourPath.Stop],
    _ size: RawTerminal.Size
  ) -> String? {
    let step = stops[index].step
    guard let question = prediction.question(before: step.message) else { return nil }
    var state = TourState(choosing: (tour.story, tour.pattern))
    state.show(tour)
    if stops.count == tour.wholePath.stops.count { state.toggleWiring() }
    state.prediction = prediction
    state.place = .question(index)
    let asked = TourScreen(state: state, size: size, style: .plain).lines()
    for number in 1...4 where !asked.contains(where: { $0.hasPrefix("  \(number)  ") }) {
      return "no option \(number): \(asked)"
    }
    if asked.contains(where: { $0.columns > size.columns }) || asked.last?.contains("1–4 answer") != true {
      return "too wide, or no keys: \(asked)"
    }
    let wrong = question.right % 4 + 1
    _ = state.press(.character(Character("\(wrong)")), seeing: TourState.Extent(height: 1, lines: 1))
    let lines = TourScreen(state: state, size: size, style: .plain).lines()
    let text = folded(lines.joined(separator: " "))
    guard text.contains("✗ You predicted"), lines.count == size.rows else { return "no verdict: \(lines)" }
    guard size.columns <= 80, let rule = step.rule else { return nil }
    return text.contains(folded("\(rule.id) \(rule.sentence)")) ? nil : "no \(rule.id): \(lines)"
  }
}

/// Returns true if the line has the mark of a change before the border of a screen.
private func hasMarkedBorder(_ line: String) -> Bool {
  line.unicodeScalars.split(omittingEmptySubsequences: false) { "┃┆".unicodeScalars.contains($0) }
    .dropFirst().contains { text in
      text.first == " " && text.dropFirst().first.map("│╭╰├".unicodeScalars.contains) == true
    }
}

/// Returns the text with single spaces.
private func folded(_ text: String) -> String {
  text.split(separator: " ").joined(separator: " ")
}
