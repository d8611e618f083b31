import Foundation
import Specification
import TextLayout

/// The exercises by difficulty, and a learner's progress.
struct ExerciseListReport {
  let exercises: [Exercise]
  let progress: ExerciseProgress
  let page: Page
  /// True if the list ends with the commands to type next.
  var showsNextSteps = true

  /// - Throws: `ExerciseRecordError` if the record of the progress cannot be read.
  func text() throws -> String {
    let states = try exercises.map { (exercise: $0, state: try progress.state(of: $0)) }
    var lines: [String] = []
    for difficulty in Exercise.Difficulty.allCases {
      let group = states.filter { $0.exercise.manifest.difficulty == difficulty }
      guard !group.isEmpty else { continue }
      let solved = group.count { $0.state == .solved }
      let title = "\(difficulty.rawValue.capitalized), \(solved) of \(group.count) solved"
      lines += title.wrapped(to: page.width).map(page.style.strong) + [""]
      for (exercise, state) in group {
        let number = exercise.number < 10 ? " \(exercise.number)" : "\(exercise.number)"
        lines += page.definition(
          "\(state.mark) \(number)  \(exercise.manifest.title)",
          "\(exercise.manifest.patternTitle): \(exercise.manifest.topic)", column: 44)
      }
      lines.append("")
    }
    let patterns = (Pattern.allCases + [nil]).compactMap { pattern -> String? in
      let group = states.filter { $0.exercise.manifest.pattern == pattern }
      guard let title = group.first?.exercise.manifest.patternTitle else { return nil }
      return "\(title) \(group.count { $0.state == .solved }) of \(group.count)"
    }
    return lines.joined(separator: "\n") + "\n"
      + page.paragraph(
        "The order is the suggested one. ✔ solved, ● begun, · not begun. \(patterns.joined(separator: ", "))."
      )
      + (showsNextSteps ? "\n" + page.nextSteps(next(states.first { $0.state != .solved }?.exercise)) : "")
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
