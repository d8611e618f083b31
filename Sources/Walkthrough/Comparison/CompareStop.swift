import Specification
import TextLayout

/// A stop of a comparison that is stepped through: messages that answer one question, a screen, the cycles, or the
/// figures.
struct CompareStop {
  /// The place of its event among the scenes; nil for the first stop and the last.
  let place: Int?
  let title: String
  /// The lines above those of the stop, which the stops of an event share.
  let heading: [String]
  let lines: [String]

  /// Divides stops into pages: consecutive stops of one event that have room on a screen together, each stop on one page.
  ///
  /// - Parameter height: The number of lines on a screen.
  static func pages(of stops: [CompareStop], height: Int) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    for (index, stop) in stops.enumerated() {
      if let page = pages.last, stop.place != nil, stops[page.lowerBound].place == stop.place,
        lines(of: stops[page] + [stop]).count <= height
      {
        pages[pages.count - 1] = page.lowerBound..<index + 1
      } else {
        pages.append(index..<index + 1)
      }
    }
    return pages
  }

  /// The lines of a page: the heading once, and the stops with an empty line between two.
  static func lines(of page: ArraySlice<CompareStop>) -> [String] {
    (page.first?.heading ?? []) + page.map(\.lines).joined(separator: [""])
  }
}

extension CompareReport {
  /// Makes the stops: the cycles, then for each event its groups of messages and its screen, then the figures.
  func stops() -> [CompareStop] {
    let events = places.flatMap { place -> [CompareStop] in
      let scene = comparison.scenes[place]
      let heading = title(ofEventAt: place).wrapped(to: page.width).map(page.style.faint) + [""]
      let runs = runs(in: scene)
      let groups = runs.flatMap { run in
        CycleQuestion.allCases.compactMap { question -> CompareStop? in
          let text = answers(to: question, in: run, of: runs, namesSteps: true)
          return text.isEmpty
            ? nil
            : CompareStop(place: place, title: question.title, heading: heading, lines: text.textLines)
        }
      }
      let screen = CompareStop(
        place: place, title: "The screen", heading: heading, lines: outcome(of: scene).textLines)
      return groups + [screen]
    }
    let cycles = patterns.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.flatMap { pattern in
      [""] + title(pattern.title, in: grid)
        + TourCycle(of: pattern).lines(width: page.width, style: page.style)
    }
    let first = CompareStop(
      place: nil, title: "The cycles", heading: [], lines: introduction.textLines + cycles)
    let last = CompareStop(place: nil, title: "The figures", heading: [], lines: measured.textLines)
    return ([first] + events + [last]).map { stop in
      // Control characters are made visible, so that names from a server cannot move the cursor.
      CompareStop(
        place: stop.place, title: stop.title, heading: stop.heading.map { $0.visible(in: page.style) },
        lines: stop.lines.map { $0.visible(in: page.style) })
    }
  }
}

extension String {
  /// The lines of a text, without empty ones at the end.
  fileprivate var textLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
