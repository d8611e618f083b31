import Foundation
import Stories
import TextLayout

/// Answers what is asked of exercises.
struct ExerciseAnswers {
  let page: Page
  let terminal: Terminal

  private let progress = ExerciseProgress()

  /// The text to print, and whether what was asked for is well.
  ///
  /// - Throws: `ExerciseError`, or an error of Foundation where a file cannot be read or written.
  func answer(to command: ExerciseCommand) throws -> Answer {
    switch command {
    case .list:
      return Answer(
        text: ExerciseListReport(exercises: try Exercise.all(), progress: progress, page: page).text())
    case .run(let number):
      return try run(try number.map { try .numbered($0) } ?? firstUnsolved())
    case .hint(let number, let part):
      return Answer(text: hint(part, on: try .numbered(number)))
    case .solution(let number):
      return Answer(text: solution(of: try .numbered(number)))
    case .reset(let number):
      return Answer(text: try reset(.numbered(number)))
    case .verify:
      return try verify()
    }
  }

  private func firstUnsolved() throws -> Exercise {
    let all = try Exercise.all()
    return all.first { progress.state(of: $0) != .solved } ?? all[0]
  }

  private func run(_ exercise: Exercise) throws -> Answer {
    let build = ExerciseBuild(exercise: exercise, width: ExerciseOutcomeReport.checkWidth(on: page))
    let part = try exercise.text()
    let notice = WaitingNotice.standard("Compiling exercise \(exercise.number) and running its checks")
    defer { notice.end() }
    let outcome = try build.outcome(of: part)
    let report = ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: page)
    return Answer(text: report.text() + note(outcome, on: exercise, with: part), isWell: outcome.isGreen)
  }

  /// Notes a part whose checks are green; returns what to tell where that fails, which the verdict survives.
  private func note(_ outcome: ExerciseOutcome, on exercise: Exercise, with part: Data) -> String {
    guard outcome.isGreen else { return "" }
    do {
      try progress.noteSolved(exercise, with: part)
      return ""
    } catch {
      let reason = PlainError(error)?.description ?? "\(error)"
      return "\n" + page.paragraph("Your progress was not saved. \(reason)")
    }
  }

  private func hint(_ part: Int, on exercise: Exercise) -> String {
    let hints = exercise.manifest.hints
    let text = page.paragraph("Hint \(part) of \(hints.count): \(hints[part - 1])") + "\n"
    let next =
      part < hints.count
      ? ("\(Kit.command) exercises hint \(exercise.number) \(part + 1)", "the next hint")
      : ("\(Kit.command) exercises solution \(exercise.number)", "the lines that fix it")
    return text + page.goOn(with: [next])
  }

  private func solution(of exercise: Exercise) -> String {
    let lines = exercise.mending.excerpt(context: 2).map { $0?.marked ?? "⋮" }
      .flatMap { $0.wrappedCode(to: page.width) }
    return page.heading("\(exercise.number), \(exercise.manifest.title)") + "\n\n"
      + lines.joined(separator: "\n") + "\n\n"
      + page.goOn(with: [("Solutions/\(exercise.id)/README.md", "what was wrong, and why the rule is there")])
  }

  private func reset(_ exercise: Exercise) throws -> String {
    let part = "Exercises/\(exercise.id)/Exercise.swift"
    let text =
      switch try progress.reset(exercise) {
      case .wasSo: "Nothing to reset: \(part) is as it was shipped."
      case .wasMissing: "\(part) was missing and is restored as it was shipped."
      case .kept(let place):
        "\(part) is restored as it was shipped. Your version is kept beside it, in \(place.lastPathComponent)."
      }
    return page.paragraph(text)
  }

  /// Judges one exercise after the other, and tells of each as soon as it is judged.
  private func verify() throws -> Answer {
    var unsound = 0
    let all = try Exercise.all()
    for exercise in all {
      let verification = ExerciseVerification(exercise: exercise)
      let notice = WaitingNotice.standard("Verifying \(exercise.id)")
      defer { notice.end() }
      let faults = try verification.faults()
      notice.end()
      let sound =
        "\(exercise.manifest.red.count.of("check")) red as shipped, green with "
        + "\(verification.changedLines.of("line")) changed"
      let lines = page.definition(
        exercise.id, faults.isEmpty ? sound : faults.joined(separator: "\n"), column: 36)
      try terminal.write(lines.joined(separator: "\n") + "\n")
      unsound += faults.isEmpty ? 0 : 1
    }
    let verdict =
      unsound == 0
      ? "All \(all.count) exercises are sound." : "\(unsound) of \(all.count) exercises are not sound."
    return Answer(text: "\n" + page.paragraph(verdict), isWell: unsound == 0)
  }
}

extension String {
  /// A line of code in lines of a width, what goes on below moved in from where it begins.
  fileprivate func wrappedCode(to width: Int) -> [String] {
    guard columns > width else { return [self] }
    let margin = prefix { "-+ ".contains($0) }
    let rest = dropFirst(margin.count).wrapped(to: max(10, width - margin.count - 4))
    return [margin + rest[0]] + rest.dropFirst().map { String(repeating: " ", count: margin.count + 4) + $0 }
  }
}

extension LineDifference.Line {
  /// The line as a diff has it.
  fileprivate var marked: String {
    switch change {
    case .same: "  \(text)"
    case .removed: "- \(text)"
    case .added: "+ \(text)"
    }
  }
}
