import Foundation
import Stories

/// Answers what is asked of exercises.
struct ExerciseAnswers {
  let page: Page
  let terminal: Terminal
  var progress = ExerciseProgress()
  /// Asks a person a question that is answered by yes or no; nil where nobody is there.
  var confirm: ((String) throws -> Bool)?

  /// The text to print, and whether what was asked for is well.
  ///
  /// - Throws: `ExerciseError`, `ExerciseRecordError`, or an error of Foundation where a file cannot be read or written.
  func answer(to command: ExerciseCommand) async throws -> Answer {
    switch command {
    case .list:
      return Answer(
        text: try ExerciseListReport(exercises: try Exercise.all(), progress: progress, page: page).text())
    case .export:
      return Answer(text: try ExerciseExport(of: try Exercise.all(), progress).prettyJSON())
    case .watch(let number):
      return try await watch(try number.map { try .numbered($0) } ?? firstUnsolved())
    case .run(let number):
      return try await run(try number.map { try .numbered($0) } ?? firstUnsolved())
    case .next:
      return Answer(text: try next())
    case .hint(let number, let part):
      return Answer(text: try hint(part, on: try .numbered(number)))
    case .diff(let number):
      return Answer(text: try ExerciseDifference(exercise: try .numbered(number), page: page).own())
    case .solution(let number):
      return Answer(text: try solution(of: try .numbered(number)))
    case .reset(let number):
      return Answer(text: try reset(.numbered(number)))
    case .verify(let number):
      return try await ExerciseVerificationRun(page: page, terminal: terminal).answer(
        try number.map { [try .numbered($0)] } ?? Exercise.all())
    }
  }

  /// The easiest exercise that is not solved; the first of all where each is.
  private func firstUnsolved() throws -> Exercise {
    let all = try Exercise.all().fromEasyToHard
    return try all.first { try progress.state(of: $0) != .solved } ?? all[0]
  }

  private func run(_ exercise: Exercise) async throws -> Answer {
    let build = ExerciseBuild(exercise: exercise, width: ExerciseOutcomeReport.checkWidth(on: page))
    let part = try exercise.text()
    let notice = WaitingNotice.standard("Compiling exercise \(exercise.number) and running its checks")
    defer { notice.end() }
    let outcome = try build.outcome(of: part)
    let report = ExerciseOutcomeReport(
      exercise: exercise, outcome: outcome, page: page,
      changedChecks: try ExerciseSeal(package: exercise.package).changedFiles(of: exercise))
    let text = report.text() + note(outcome, of: exercise, isCertified: report.isCertified)
    guard report.isCertified else {
      return Answer(text: text + "\n" + page.goOn(with: wayOn(from: exercise, isFixed: outcome.isFixed)), isWell: false)
    }
    return Answer(text: text + "\n" + (try await lesson(on: exercise)))
  }

  /// What a solved exercise teaches, and the next one.
  private func lesson(on exercise: Exercise) async throws -> String {
    try await ExerciseLessonReport(exercise: exercise, page: page).text() + "\n" + next(after: exercise)
  }

  /// Notes an outcome; returns what to report where that fails, which the verdict survives.
  private func note(_ outcome: ExerciseOutcome, of exercise: Exercise, isCertified: Bool) -> String {
    do {
      try progress.note(exercise, isCertified: isCertified)
      return ""
    } catch {
      return "\n" + page.paragraph("\(error)")
    }
  }

  private func wayOn(from exercise: Exercise, isFixed: Bool) -> [(what: String, meaning: String)] {
    let program = Kit.command
    return [
      ("Exercises/\(exercise.id)/Exercise.swift", "the part to fix"),
      ("\(program) exercises watch \(exercise.number)", "judge it at each save"),
      isFixed
        ? ("\(program) exercises diff \(exercise.number)", "your changes so far")
        : ("\(program) exercises hint \(exercise.number)", "a hint, of three"),
    ]
  }

  /// The next exercise by name, after one that was solved or the first of all.
  private func next(after exercise: Exercise? = nil) throws -> String {
    let next = try firstUnsolved()
    guard try progress.state(of: next) != .solved else {
      return page.paragraph("All exercises are solved.")
    }
    let manifest = next.manifest
    let lead = exercise == nil ? "" : "Next: "
    return page.paragraph(
      "\(lead)\(next.number), \(manifest.title) (\(manifest.pattern.title), \(manifest.difficulty)).")
      + page.goOn(with: [
        ("\(Kit.command) exercises watch \(next.number)", "judge it at each save"),
        ("Exercises/\(next.id)/README.md", "what it is about"),
      ])
  }

  private func hint(_ part: Int?, on exercise: Exercise) throws -> String {
    let hints = exercise.manifest.hints
    let part = try part ?? min(hints.count, progress.entry(of: exercise).hints + 1)
    try progress.note(exercise) { $0.hints = max($0.hints, part) }
    let text = page.paragraph("Hint \(part) of \(hints.count): \(hints[part - 1])") + "\n"
    let next =
      part < hints.count
      ? ("\(Kit.command) exercises hint \(exercise.number)", "the next hint")
      : ("\(Kit.command) exercises solution \(exercise.number)", "the lines that fix it")
    return text + page.goOn(with: [next])
  }

  private func solution(of exercise: Exercise) throws -> String {
    var lead = ""
    if try progress.state(of: exercise) != .solved {
      let question = "Exercise \(exercise.number) is not solved yet. Show its solution?"
      let isWanted = try confirm?(question) ?? true
      guard isWanted else {
        return page.goOn(with: [("\(Kit.command) exercises hint \(exercise.number)", "a hint, of three")])
      }
      lead = page.paragraph("You have not solved this exercise yet.") + "\n"
      try progress.note(exercise) { $0.sawSolution = true }
    }
    return page.heading("\(exercise.number), \(exercise.manifest.title)") + "\n\n" + lead
      + (try ExerciseDifference(exercise: exercise, page: page).solution()) + "\n"
      + page.goOn(with: [("Solutions/\(exercise.id)/README.md", "what was wrong, and why the rule exists")])
  }

  private func reset(_ exercise: Exercise) throws -> String {
    let part = "Exercises/\(exercise.id)/Exercise.swift"
    let text =
      switch try progress.reset(exercise) {
      case .unchanged: "Nothing to reset: \(part) is as it was shipped."
      case .restored: "\(part) was missing and is restored as it was shipped."
      case .kept(let place):
        "\(part) is restored as it was shipped. Your version is kept beside it, in \(place.lastPathComponent)."
      }
    return page.paragraph(text)
  }

  private func watch(_ exercise: Exercise) async throws -> Answer {
    Answer(text: "")
  }
}

extension [Exercise] {
  /// The exercises in the order in which they are proposed.
  var fromEasyToHard: [Exercise] {
    let order = Exercise.Difficulty.allCases
    return sorted { one, other in
      let ranks = [one, other].map { order.firstIndex(of: $0.manifest.difficulty) ?? 0 }
      return (ranks[0], one.number) < (ranks[1], other.number)
    }
  }
}
