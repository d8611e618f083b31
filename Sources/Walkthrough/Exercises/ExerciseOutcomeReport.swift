import Stories
import TextLayout

/// What the checks of an exercise found, and where to go on.
struct ExerciseOutcomeReport {
  let exercise: Exercise
  let outcome: ExerciseOutcome
  let page: Page

  /// The columns that a check may write in, which stands a little to the right.
  static func checkWidth(on page: Page) -> Int { min(page.width, 160) - indent.count }

  private static let indent = "  "

  func text() -> String {
    var text = page.heading("\(exercise.number), \(exercise.manifest.title)") + "\n\n"
    text += page.paragraph("\(exercise.manifest.pattern.title): \(exercise.manifest.topic).") + "\n"
    switch outcome {
    case .refused(let diagnostics):
      text += page.style.strong("It does not compile.") + "\n\n" + indented(diagnostics)
    case .stopped(let reason):
      text += page.style.strong("The program ended before its checks did.") + "\n\n" + indented(reason)
    case .judged(let checks):
      text += sections(on: checks) + "\n"
      let red = checks.count { !$0.isGreen }
      text += page.paragraph(
        red == 0 ? "All \(checks.count) checks are green." : "\(red) of \(checks.count) checks are red.")
    }
    return text + "\n" + page.goOn(with: next)
  }

  /// The checks, one under the other; a red one stands apart.
  private func sections(on checks: [ExerciseOutcome.Check]) -> String {
    zip([nil] + checks, checks).map { previous, check in
      (previous?.isGreen == true && !check.isGreen ? "\n" : "") + section(on: check)
    }.joined()
  }

  private func section(on check: ExerciseOutcome.Check) -> String {
    let mark = check.isGreen ? "✔" : "✘"
    let title = "\(mark) \(check.name)".wrapped(to: page.width - 2).joined(separator: "\n  ")
    return (check.isGreen ? title : page.style.strong(title)) + "\n"
      + (check.isGreen ? "" : "\n" + check.faults.map(indented).joined(separator: "\n"))
  }

  /// A text with a margin; lines that are too long go on below, pictures and tables aside, which were made to fit.
  private func indented(_ text: String) -> String {
    text.visible.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.columns <= page.width - Self.indent.count
        ? [String(line)] : line.wrapped(to: page.width - Self.indent.count)
    }.map { $0.isEmpty ? "" : Self.indent + $0 }.joined(separator: "\n") + "\n\n"
  }

  private var next: [(what: String, meaning: String)] {
    let program = Kit.command
    guard outcome.isGreen else {
      return [
        ("Exercises/\(exercise.id)/Exercise.swift", "the part to fix"),
        ("\(program) exercises run \(exercise.number)", "run its checks again"),
        ("\(program) exercises hint \(exercise.number)", "a first hint, of three"),
      ]
    }
    return [
      ("\(program) exercises solution \(exercise.number)", "what was wrong, and why it matters"),
      ("\(program) compare \(exercise.manifest.story)", "how the others do the same"),
      ("\(program) exercises", "the next one"),
    ]
  }
}
