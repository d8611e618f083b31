import Specification
import TextLayout

/// A stop of a comparison that is stepped through: messages that answer one question, a screen, the cycles, or the
/// figures.
struct CompareStop {
  /// The place of its event among the scenes; nil for the first stop and the last.
  let place: Int?
  let title: String
  let lines: [String]
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
            ? nil : CompareStop(place: place, title: question.title, lines: heading + text.textLines)
        }
      }
      let screen = CompareStop(
        place: place, title: "The screen", lines: heading + outcome(of: scene).textLines)
      return groups + [screen]
    }
    let cycles = patterns.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.flatMap { pattern in
      [""] + title(pattern.title, in: grid)
        + TourCycle(of: pattern).lines(width: page.width, style: page.style)
    }
    let first = CompareStop(place: nil, title: "The cycles", lines: introduction.textLines + cycles)
    let last = CompareStop(place: nil, title: "The figures", lines: measured.textLines)
    return ([first] + events + [last]).map { stop in
      // Control characters are made visible, so that names from a server cannot move the cursor.
      CompareStop(
        place: stop.place, title: stop.title, lines: stop.lines.map { $0.visible(in: page.style) })
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
