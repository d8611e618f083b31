import Foundation
import Specification
import TextLayout

/// The exercises by pattern, those on the path first, and a learner's progress.
struct ExerciseListReport {
  let exercises: [Exercise]
  let progress: ExerciseProgress
  let page: Page
  /// True if the list ends with the commands to type next.
  var showsNextSteps = true

  /// - Throws: `ExerciseRecordError` if the record of the progress cannot be read.
  func text() throws -> String {
    let states = try exercises.map { (exercise: $0, state: try progress.state(of: $0)) }
    let first = states.first { $0.state != .solved }?.exercise
    var lines =
      first.map {
        "\(states.contains { $0.state == .solved } ? "Go on" : "Begin") with '\(Kit.command) exercises watch': exercise \($0.number), judged at each save."
      }?
      .wrapped(to: page.width) ?? []
    if !lines.isEmpty { lines.append("") }
    for pattern in Pattern.allCases + [nil] {
      let group = states.filter { $0.exercise.manifest.pattern == pattern }
      guard let title = group.first?.exercise.manifest.patternTitle else { continue }
      let solved = group.count { $0.state == .solved }
      lines +=
        "\(title), \(solved) of \(group.count) solved".wrapped(to: page.width).map(page.style.strong) + [""]
      lines += group.filter { $0.exercise.manifest.isCore == true }.flatMap(row)
      let others = group.filter { $0.exercise.manifest.isCore != true }
      for (title, isOfAnotherKind) in [("More of the same:", false), ("Other kinds of tasks:", true)] {
        let rows = others.filter { $0.exercise.isOfAnotherKind == isOfAnotherKind }.flatMap(row)
        if !rows.isEmpty { lines += ["", page.style.faint("  \(title)".truncated(to: page.width))] + rows }
      }
      lines.append("")
    }
    return lines.joined(separator: "\n") + "\n"
      + page.paragraph(
        "One pattern first, from top to bottom, and then the others. ✔ solved, ● begun, · not begun.")
      + (showsNextSteps ? "\n" + page.nextSteps(next(states.first { $0.state != .solved }?.exercise)) : "")
  }

  /// Returns the line, or the lines, on an exercise.
  private func row(_ exercise: Exercise, _ state: ExerciseProgress.State) -> [String] {
    let number = exercise.number < 10 ? " \(exercise.number)" : "\(exercise.number)"
    return page.definition(
      "\(state.mark) \(number)  \(exercise.manifest.title)",
      "\(exercise.manifest.difficulty): \(exercise.manifest.topic)", column: 44)
  }

  private func next(_ exercise: Exercise?) -> [(what: String, meaning: String)] {
    guard let exercise else {
      return [("\(Kit.command) compare last-search-wins", "one story in all four patterns")]
    }
    return [
      ("\(Kit.command) exercises watch", "shows exercise \(exercise.number), and judges it at each save"),
      ("\(Kit.command) exercises run \(exercise.number)", "judges it once"),
      ("Exercises/\(exercise.id)/README.md", "what it is about"),
    ]
  }
}

extension ExerciseProgress.State {
  fileprivate var mark: String {
    switch self {
    case .untouched: "·"
    case .begun: "●"
    case .solved: "✔"
    }
  }
}
