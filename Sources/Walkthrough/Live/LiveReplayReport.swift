import Playing
import Specification
import TextLayout

/// The screens of a replay: whether they were the same in all patterns, and where they first differ.
struct LiveReplayReport {
  let replay: LiveReplay
  let page: Page

  func text() -> String {
    let count = replay.script.count
    var text = page.paragraph("\(count.of("event")) in \(replay.runs.map(\.pattern).titles)") + "\n"
    text += replay.runs.flatMap { page.definition($0.pattern.title, verdict(on: $0), column: 21) }
      .map { $0 + "\n" }.joined()
    guard let other = replay.runs.first(where: { replay.difference(of: $0) != nil }),
      let index = replay.difference(of: other)
    else { return text }
    return text + "\n" + page.heading("After \(step(index))") + "\n\n"
      + screens(after: index, [replay.runs[0], other])
  }

  private func verdict(on run: LiveReplay.Run) -> String {
    let first = replay.runs[0]
    let stop = run.obstacle.map { "cannot do \(step(run.screens.count)): \($0.firstLine)" }
    guard run.pattern != first.pattern else {
      return stop ?? "\(run.screens.count.of("screen")); the other patterns are compared with these"
    }
    guard let index = replay.difference(of: run) else {
      return stop ?? "the same screen after each of \(replay.script.count.of("event"))"
    }
    if index == run.screens.count { return stop ?? "" }
    if index == first.screens.count {
      return stop ?? "does \(step(index)), which \(first.pattern.title) cannot do"
    }
    return "a different screen after \(step(index))"
  }

  /// Names a step by its number: `step 3, .tap("Name ↑")`.
  private func step(_ index: Int) -> String { "step \(index + 1), \(replay.script[index].code)" }

  /// Draws the screens of two runs after a step, side by side if there is room.
  private func screens(after index: Int, _ runs: [LiveReplay.Run]) -> String {
    let grid = Grid(count: runs.count, minimum: Page.widestScreen, page: page)
    return grid.text(
      runs.map { run in
        let screen = index < run.screens.count ? run.screens[index] : run.screens.last ?? ""
        return [
          [page.style.strong("\(run.pattern.title) shows:")],
          screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
        ]
      })
  }
}

extension String {
  /// The text up to the first line break.
  var firstLine: String { String(prefix { $0 != "\n" }) }
}
