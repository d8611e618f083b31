import Specification
import TextLayout
import Tracing

/// Shows the steps of one user event in each pattern, asks which of them do the same job, then compares them.
struct CompareQuiz {
  let report: CompareReport
  let prompt: NumberPrompt

  private var page: Page { report.page }

  /// Asks until the last question, `q` or the end of the input, then shows the comparison of the event.
  ///
  /// - Throws: `OutputError`; `UsageError` if no event shown has steps to compare.
  func run() throws {
    let sides = report.comparison.sides
    let found = report.places.lazy.flatMap { place in
      report.runs(in: report.comparison.scenes[place]).map {
        (place, $0, CompareQuestion.all(about: $0, in: sides))
      }
    }.first { !$0.2.isEmpty }
    guard let (place, run, questions) = found else {
      throw UsageError.invalid(
        "No event shown has steps to compare. Choose another event or another story.")
    }
    try write(report.introduction + "\n" + page.heading(report.title(ofEventAt: place)) + "\n\n")
    try write(report.steps(in: run) + "\n")
    var (right, asked) = (0, 0)
    for (index, question) in questions.enumerated() {
      let lines = question.lines(page: page).map { $0 + "\n" }.joined()
      try write(page.heading("\(index + 1) of \(questions.count)") + "\n\n" + lines + "\n")
      if index == 0 { try prompt.writeHint(upTo: question.options.count) }
      guard let choice = try prompt.number(upTo: question.options.count) else { break }
      asked += 1
      right += choice == question.right ? 1 : 0
      try write(question.reveal(choice, page: page) + "\n")
    }
    let score = asked == 0 ? "No question was answered." : "\(right) of \(asked) right."
    try write(page.paragraph("\(score) The comparison:") + "\n" + report.event(at: place))
  }

  /// Prints a text with control characters made visible, so that names from a server cannot move the cursor.
  private func write(_ text: String) throws(OutputError) {
    let text = text.visible(in: page.style)
    try prompt.write(page.isLinear ? text.linear : text)
  }
}

extension CompareReport {
  /// Lists the messages of a user event that take steps, in the order in which they were sent.
  func steps(in run: Run) -> String {
    let blocks = zip(patterns, run).map { pattern, messages -> Grid.Block in
      let steps = messages.values.joined().filter { $0.step != nil }.sorted { $0.number < $1.number }
      return [title(pattern.title, in: grid), column.lines(steps)]
    }
    return grid.text(blocks)
  }
}
