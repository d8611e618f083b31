import Architectures
import Foundation
import Playing
import ProcessTesting
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// A tour on a large terminal: three panes, with colours that mean something.
@Suite struct TourPanesTests {
  private func lines(
    _ tour: Tour, at index: Int, _ columns: Int, _ rows: Int, style: TextStyle = .plain
  ) -> [String] {
    var state = TourState(choosing: (tour.story, tour.pattern))
    state.show(tour)
    state.place = .message(index)
    return TourScreen(state: state, size: RawTerminal.Size(columns: columns, rows: rows), style: style)
      .lines()
  }

  @Test(arguments: Pattern.allCases) func `from 120 columns and 30 rows there are three panes`(
    pattern: Pattern
  ) throws {
    let tour = try Tour(
      of: .openFilm, by: Architectures.of(pattern), screenWidth: TourMessageScreen.screenWidth(on: 120))
    for (index, stop) in tour.path.stops.enumerated() {
      let lines = lines(tour, at: index, 120, 30)
      #expect(lines[1].hasPrefix("── Cycle ─"))
      let titles = try #require(lines.firstIndex { $0.hasPrefix("── Message ─") })
      #expect(lines[titles].contains("─┬─── Screen ─"))
      let current = lines[3..<titles].filter { $0.hasPrefix("▶") }
      #expect(current.count == 1 && current[0].contains("\(stop.step.message.number)"), "\(lines)")
      #expect(lines.count == 30 && lines.allSatisfy { $0.columns <= 120 })
    }
    for size in [(119, 30), (120, 29)] {
      #expect(!lines(tour, at: 0, size.0, size.1).contains { $0.contains("── Cycle") })
    }
  }

  @Test(arguments: Pattern.allCases) func `the cycle is one line that has the step, whatever the width`(
    pattern: Pattern
  ) {
    let cycle = TourCycle(of: pattern)
    for width in 20...120 {
      for (index, step) in pattern.cycle.enumerated() {
        let line = cycle.line(marking: index + 1, width: width, style: .plain)
        #expect(line.columns <= width)
        #expect(
          width < 40 || line.contains("[\(index + 1)]") && line.contains(step.sender.rawValue), "\(line)")
      }
      let line = cycle.line(marking: nil, width: width, style: .plain)
      #expect(line.columns <= width && line.hasPrefix("\(pattern.cycle[0].sender.rawValue) (1)"))
      #expect(width < 105 || !line.contains("…"))
    }
  }

  @Test func `a change wraps, and is cut only if it may not`() {
    let change = TourChange(name: "button 1.title", old: "the value before", new: "the value after")
    #expect(change.lines(width: 60) == ["button 1.title: the value before → the value after"])
    #expect(change.lines(width: 20) == ["button 1.title: the", "value before → the", "value after"])
    #expect(change.lines(width: 20, atMost: 2) == ["button 1.title: the", "value before → the …"])
    #expect(change.lines(width: 40, atMost: 1) == ["button 1.title → the value after"])
  }

  @Test func `a long line of source is broken, and keeps its words`() async throws {
    let tour = try await Tour(of: .sortCountries, by: .viper, screenWidth: 78)
    var broken = 0
    for (index, stop) in tour.path.stops.enumerated() {
      guard let marked = tour.source?.excerpt(sending: stop.step.message)?.flushLeft.first(where: \.isMarked)
      else { continue }
      let lines = TourMessageScreen(
        stops: tour.path.stops, index: index, tour: tour, page: Page(width: 60, style: .plain), height: 200,
        showsSource: true
      ).lines()
      let start = try #require(lines.firstIndex { $0.hasPrefix("▶ \(marked.number)  ") })
      let text = lines[start...].prefix(3).joined(separator: " ").filter { $0 != " " }
      #expect(text.contains(marked.text.filter { $0 != " " }))
      if marked.text.columns > 52 { broken += 1 }
    }
    #expect(broken > 0)
  }

  @Test func `in colour the words are the same, each role has its hue, and the key that goes on is lit`()
    throws
  {
    let tour = try Tour.shared(of: .sortCountries, by: .viper)
    for (columns, rows) in [(80, 24), (120, 30)] {
      let index = try #require(tour.path.stops.firstIndex { $0.step.message.step == 2 })
      let plain = lines(tour, at: index, columns, rows)
      let coloured = lines(tour, at: index, columns, rows, style: .coloured)
      #expect(coloured.map(\.withoutStyle.trimmed) == plain.map(\.trimmed))
      let text = coloured.joined()
      #expect(text.contains(TextStyle.coloured.hue(.words, "Presenter")))
      #expect(text.contains(TextStyle.coloured.hue(.decides, "Interactor")))
      let keys = try #require(coloured.last)
      #expect(keys.contains("\u{1B}[7m→ next\u{1B}[0m"))
      #expect(keys.contains("\u{1B}[36mq\u{1B}[0m \u{1B}[2mquit\u{1B}[0m"))
    }
  }

  @Test func `the hues are those of the page, and are read on a dark and on a light terminal`() throws {
    let script = try String(
      contentsOf: packageFolder.appendingPathComponent("Sources/Walkthrough/Site/Resources/cycle.js"),
      encoding: .utf8)
    let table = script.prefix(upTo: try #require(script.firstRange(of: "};")).lowerBound)
    let hues = table.matches(of: #/'([^']+)': '([a-z]+)'/#)
    #expect(hues.count == 19)
    for hue in hues {
      #expect(Role(rawValue: String(hue.1)).hue.map { "\($0)" } == String(hue.2), "\(hue.1)")
    }
    for hue in TextStyle.Hue.allCases {
      let number = try #require(hue.rawValue.split(separator: ";").last.flatMap { Int($0) }) - 16
      let (red, green, blue) = (light(number / 36), light(number / 6 % 6), light(number % 6))
      let bright: Double = 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
      #expect(bright / 0.05 >= 3 && 1.05 / bright >= 3, "\(hue)")
    }
  }

  /// Returns how bright one of the six values of a colour is, from 0 to 1.
  private func light(_ value: Int) -> Double {
    let part = value == 0 ? 0 : Double(value * 40 + 55) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
