import Architectures
import ProcessTesting
import Stories
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// Every message of every story at the sizes that terminals have: what matters is seen without scrolling.
///
/// Each pattern is tested in its own process, so that other tests do not wait for it on the main actor.
@Suite(.timeLimit(.minutes(10))) struct TourFitTests {
  private static let sizes = [(40, 20), (80, 24), (100, 30), (200, 60)]
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

  /// Records an issue for each message of a story that a size has no room for.
  private static func expectFit(_ story: Story, by pattern: Pattern) throws {
    var tours: [Int: Tour] = [:]
    for size in sizes {
      let width = TourMessageScreen.screenWidth(on: size.columns)
      let tour = try tours[width] ?? Tour(of: story, by: Architectures.of(pattern), screenWidth: width)
      tours[width] = tour
      let paths = size.columns == 80 ? [tour.path, tour.wholePath] : [tour.path]
      for stops in paths.map(\.stops) {
        for (index, stop) in stops.enumerated() {
          guard let problem = problem(at: index, of: tour, stops: stops, size) else { continue }
          Issue.record(
            "\(story.id), \(size.columns)x\(size.rows), message \(stop.step.message.number): \(problem)")
        }
      }
    }
  }

  /// The fault on the screen of a message, or nil.
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
      stop: stops[index], index: index, tour: tour, page: page, height: size.rows - 2, showsSource: false)
    if let wide = lines.first(where: { $0.columns > size.columns }) { return "too wide: \(wide)" }
    guard lines.count == size.rows, lines[0].contains("\(index + 1)"), lines.last?.contains("q quit") == true
    else { return "no title or keys: \(lines)" }
    let text = lines.map { folded(String($0.prefix(message.textWidth))) }.joined(separator: " ")
    if let rule = stops[index].step.rule {
      if !text.contains(folded("\(rule.id) \(rule.sentence)")) { return "no \(rule.id): \(lines)" }
      if size.columns > 40, !text.contains(folded("Why: \(rule.reason)")) { return "no reason: \(lines)" }
    } else if !text.contains(folded(stops[index].step.meaning(in: tour.architecture.steps))) {
      return "no reason for which it takes no step: \(lines)"
    }
    let changed = stops[index].screen.filter(\.isChanged).count
    let marked = lines.count {
      $0.contains("┃ │") || $0.contains("┃ ╭") || $0.contains("┃ ╰") || $0.contains("┃ ├")
    }
    let isNoted = size.columns <= 40 && lines.contains { $0.contains("more line") }
    return marked == changed || isNoted ? nil : "\(marked) of \(changed) changed lines: \(lines)"
  }
}

/// The text with single spaces.
private func folded(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
