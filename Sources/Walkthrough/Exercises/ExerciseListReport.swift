import Stories

/// The exercises, and how far the learner is.
struct ExerciseListReport {
  let exercises: [Exercise]
  let progress: ExerciseProgress
  let page: Page

  func text() -> String {
    let states = exercises.map { progress.state(of: $0) }
    var lines: [String] = []
    for pattern in Pattern.allCases {
      lines += [page.style.strong(pattern.title), ""]
      for (exercise, state) in zip(exercises, states) where exercise.manifest.pattern == pattern {
        let number = exercise.number < 10 ? " \(exercise.number)" : "\(exercise.number)"
        lines += page.definition(
          "\(state.mark) \(number)  \(exercise.manifest.title)", exercise.manifest.topic, column: 48)
      }
      lines.append("")
    }
    let solved = states.count { $0 == .solved }
    return lines.joined(separator: "\n") + "\n"
      + page.paragraph("✔ solved, ● begun, · not begun. \(solved) of \(exercises.count) are solved.") + "\n"
      + page.goOn(with: next(after: states))
  }

  private func next(after states: [ExerciseProgress.State]) -> [(what: String, meaning: String)] {
    guard let index = states.firstIndex(where: { $0 != .solved }) else {
      return [("\(Kit.command) compare last-search-wins", "one story, pattern by pattern")]
    }
    let number = exercises[index].number
    return [
      ("\(Kit.command) exercises run \(number)", "runs its checks"),
      ("Exercises/\(exercises[index].id)/README.md", "what it is about"),
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
