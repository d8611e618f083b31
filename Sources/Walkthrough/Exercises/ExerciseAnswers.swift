import Foundation
import Specification
import TextLayout

/// Answers the commands on exercises.
struct ExerciseAnswers {
  var page: Page
  let terminal: Terminal
  var progress = ExerciseProgress()
  /// True if a text ends with the commands to type next; false while an exercise is watched.
  var showsNextSteps = true
  /// True if a verdict begins with the exercise's name.
  var showsTitle = true
  /// True if the report on a red check is whole, however long it is.
  var showsAll = false

  /// Carries out a command, and returns the text to print and the exit status.
  ///
  /// - Throws: `UsageError` if there is no such exercise, `ExerciseError`, `ExerciseRecordError`, `MutationError`,
  ///   `StoryError`, `OutputError`, `Subprocess.Interrupted`, or an error of Foundation.
  func answer(to command: ExerciseCommand) async throws -> Answer {
    switch command {
    case .list(let pattern):
      return Answer(text: try list(pattern))
    case .create(let folder):
      return Answer(text: try create(URL(fileURLWithPath: folder).standardizedFileURL))
    case .export:
      return Answer(text: try ExerciseExport(of: try Exercise.all(), progress).prettyJSON())
    case .watch(let number):
      return try await watch(try number.map { try .numbered($0) } ?? firstUnsolved())
    case .run(let number):
      let verdict = try await judge(try number.map { try .numbered($0) } ?? firstUnsolved())
      return Answer(text: showsAll ? verdict.whole : verdict.short, isSuccess: verdict.isSolved)
    case .next:
      return Answer(text: try next(after: nil))
    case .hint(let number, let part):
      return Answer(text: try hint(part, on: try .numbered(number)))
    case .diff(let number):
      return Answer(text: try difference(of: try .numbered(number)))
    case .solution(let number):
      return Answer(text: try solutionAfterQuestion(of: try .numbered(number)))
    case .reset(let number):
      return Answer(text: try reset(.numbered(number)))
    case .verify(let number):
      return try await ExerciseVerificationRun(page: page, terminal: terminal).answer(
        try number.map { [try .numbered($0)] } ?? Exercise.all())
    }
  }

  /// Lists the exercises, of one pattern or of all, and the learner's progress.
  func list(_ pattern: Pattern? = nil) throws -> String {
    let all = try Exercise.all().inPathOrder
    return try ExerciseListReport(
      exercises: pattern.map { pattern in all.filter { $0.manifest.pattern == pattern } } ?? all,
      progress: progress, page: page, showsNextSteps: showsNextSteps
    ).text()
  }

  /// Creates a folder with all parts, in which the learner works from now on.
  private func create(_ folder: URL) throws -> String {
    let exercises = try LearnerFolder(package: Package.folder).create(at: folder)
    return page.paragraph(
      "\(folder.path) has the parts of \(exercises.count) exercises. Open and change them there: all commands on "
        + "exercises use this folder from now on, and the kit's own files stay as they are. To work in the kit's folder "
        + "again, delete the file \(LearnerFolder.recordName) in it.")
      + nextSteps([("\(Kit.command) exercises watch", "shows an exercise, and judges it at each save")])
  }

  /// Returns how many exercises are solved.
  ///
  /// - Throws: `ExerciseRecordError`, or `ExerciseError`.
  func watchProgress() throws -> ExerciseWatchState.Progress {
    let all = try Exercise.all()
    return ExerciseWatchState.Progress(solved: try progress.solved(among: all), count: all.count)
  }

  /// Returns the first exercise on the path that is not solved, or the first exercise if all are solved.
  private func firstUnsolved() throws -> Exercise {
    let all = try Exercise.all().inPathOrder
    return try all.first { try progress.state(of: $0) != .solved } ?? all[0]
  }

  /// Judges a part; if it is certified, its lesson follows.
  func judge(_ exercise: Exercise) async throws -> ExerciseVerdict {
    let part = try exercise.text()
    let notice = WaitingNotice.standard(
      exercise.isCompiled
        ? "Compiling exercise \(exercise.number) and running its checks" : "Running the app")
    defer { notice.end() }
    var lesson = ExerciseLessonReport(exercise: exercise, page: page)
    let outcome = try exercise.outcome(of: part, width: ExerciseOutcomeReport.checkWidth(on: page)) {
      lesson.prepare()
    }
    let report = ExerciseOutcomeReport(
      exercise: exercise, outcome: outcome, page: page,
      changedChecks: try ExerciseSeal(package: exercise.package).changedFiles(of: exercise),
      showsTitle: showsTitle)
    let failure =
      outcome.isJudged
      ? reportingFailure {
        try progress.note(exercise, judged: part, isCertified: report.isCertified)
      } : ""
    guard report.isCertified else { return verdict(report, failure: failure) }
    // The lesson, and the next exercise.
    return ExerciseVerdict(
      solved: report.text() + failure + "\n" + (try await lesson.text()) + (try next(after: exercise)))
  }

  /// Returns the verdict on a part that is not certified: the report, and what to do next.
  ///
  /// - Parameter failure: The report on a record that could not be changed, if there is one.
  func verdict(_ report: ExerciseOutcomeReport, failure: String = "") -> ExerciseVerdict {
    let steps = nextSteps(after: report.exercise, isFixed: report.outcome.isFixed)
    let all = report.text()
    let whole = all + failure + nextSteps(steps)
    let limit = ExerciseVerdict.limit(on: page)
    guard whole.lineCount > limit else { return ExerciseVerdict(whole: whole) }
    func offer(_ left: Int) -> String {
      let lines = left.of("more line")
      let command = "\(Kit.command) exercises run \(report.exercise.number) --all"
      return showsNextSteps
        ? nextSteps(steps + [(command, lines)]) : "\n" + page.paragraph("\(lines): a shows the whole report.")
    }
    let room = limit - (failure + offer(all.lineCount)).lineCount
    let short = report.text(within: room)
    return ExerciseVerdict(
      whole: whole, short: short + failure + offer(all.lineCount - short.lineCount))
  }

  /// Changes the learner's record. Returns a report if that fails, to append to the requested text.
  private func reportingFailure(of change: () throws -> Void) -> String {
    do {
      try change()
      return ""
    } catch {
      return "\n" + page.paragraph("\(error)")
    }
  }

  /// Returns the file to edit and the commands to type after a verdict that is red.
  func nextSteps(after exercise: Exercise, isFixed: Bool) -> [(what: String, meaning: String)] {
    let program = Kit.command
    let difference = ("\(program) exercises diff \(exercise.number)", "your changes so far")
    return [
      (exercise.path, exercise.kind.task),
      ("\(program) exercises watch \(exercise.number)", "judge it at each save"),
    ] + (isFixed ? [difference] : []) + [
      ("\(program) exercises hint \(exercise.number)", "one of three hints")
    ]
  }

  /// Returns the exercise that is proposed after one: the next in order that is not solved, or else one before
  /// it; nil if all others are solved.
  func nextExercise(after exercise: Exercise?) throws -> Exercise? {
    let all = try Exercise.all().inPathOrder
    let place = all.firstIndex { $0.id == exercise?.id }.map { $0 + 1 } ?? 0
    return try (all[place...] + all[..<place]).first { other in
      try other.id != exercise?.id && progress.state(of: other) != .solved
    }
  }

  /// Names the next exercise.
  private func next(after exercise: Exercise?) throws -> String {
    guard let next = try nextExercise(after: exercise) else {
      return page.paragraph("All exercises are solved.")
    }
    let manifest = next.manifest
    return page.paragraph(
      "Next: \(next.number), \(manifest.title) (\(manifest.patternTitle), \(manifest.difficulty)).")
      + nextSteps([
        ("\(Kit.command) exercises watch \(next.number)", "judges it at each save"),
        ("Exercises/\(next.id)/README.md", "what it is about"),
      ])
  }

  /// Lists the commands to type next, below a text.
  private func nextSteps(_ ways: [(what: String, meaning: String)]) -> String {
    showsNextSteps ? "\n" + page.nextSteps(ways) : ""
  }

  /// Gives a hint; the next one if none is named.
  func hint(_ part: Int?, on exercise: Exercise) throws -> String {
    let hints = exercise.manifest.hints
    let next = try progress.entry(of: exercise).hints + 1
    let part = part ?? min(hints.count, next)
    let failure = reportingFailure { try progress.note(exercise) { $0.hints = max($0.hints, part) } }
    let isRepeated = part == hints.count && next > hints.count
    return (isRepeated ? page.paragraph("There are no more hints. The last one again:") : "")
      + page.paragraph("Hint \(part) of \(hints.count): \(hints[part - 1])")
      + (part == 2 ? page.paragraph("Look at: \(exercise.manifest.pointer).") : "") + failure
      + nextSteps([
        part < hints.count
          ? ("\(Kit.command) exercises hint \(exercise.number) \(part + 1)", "the next hint")
          : ("\(Kit.command) exercises solution \(exercise.number)", "the lines that fix it")
      ])
  }

  /// Returns the learner's changes to the part.
  func difference(of exercise: Exercise) throws -> String {
    try ExerciseDifference(exercise: exercise, page: page).own()
  }

  /// Returns the lines that fix a part.
  func solution(of exercise: Exercise) throws -> String {
    let isSolved = try progress.state(of: exercise) == .solved
    let failure =
      isSolved ? "" : reportingFailure { try progress.note(exercise) { $0.sawSolution = true } }
    return page.heading("\(exercise.number), \(exercise.manifest.title)") + "\n\n"
      + (isSolved ? "" : page.paragraph("You have not solved this exercise yet.") + "\n")
      + (try ExerciseDifference(exercise: exercise, page: page).solution()) + failure
      + nextSteps([("Solutions/\(exercise.id)/README.md", "what was wrong, and why the rule exists")])
  }

  /// Returns the solution. If the exercise is not solved and the user can answer, they are asked first.
  private func solutionAfterQuestion(of exercise: Exercise) throws -> String {
    if PlainTourSession.isAvailable, try progress.state(of: exercise) != .solved {
      try terminal.write(
        "Exercise \(exercise.number) is not solved yet. Show its solution? Type y to see it: ")
      guard readLine()?.lowercased().hasPrefix("y") == true else {
        return page.nextSteps([("\(Kit.command) exercises hint \(exercise.number)", "the next hint")])
      }
    }
    return try solution(of: exercise)
  }

  /// Returns the page of an exercise: its task.
  func task(of exercise: Exercise) -> String {
    let file = exercise.folder.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return ExerciseIntroduction(markdown: text, page: page).text()
  }

  /// Restores a part as it was shipped.
  func reset(_ exercise: Exercise) throws -> String {
    let part = exercise.path
    let text =
      switch try progress.reset(exercise) {
      case .unchanged: "Nothing to reset: \(part) is as it was shipped."
      case .restored: "\(part) was missing and is restored as it was shipped."
      case .kept(let place):
        "\(part) is restored as it was shipped. Your version is kept beside it, in \(place.lastPathComponent)."
      }
    return page.paragraph(text)
  }

  /// Judges an exercise at each save, until the user quits or the input ends.
  private func watch(_ exercise: Exercise) async throws -> Answer {
    try exercise.prepare()
    guard RawTerminal.isAvailable, !page.isLinear else {
      var answers = self
      answers.showsNextSteps = false
      let isSuccess = try await PlainExerciseWatch(answers: answers, terminal: terminal).run(exercise)
      return Answer(text: "", isSuccess: isSuccess)
    }
    var answers = self
    answers.showsNextSteps = false
    return Answer(
      interrupted: try await ExerciseWatchSession.run { [answers] terminal, report in
        ExerciseWatchSession(exercise, answers: answers, terminal: terminal, report: report)
      })
  }
}

extension Exercise.Kind {
  /// What the learner's file holds, in words.
  fileprivate var task: String {
    switch self {
    case .fix: "the part to fix"
    case .order: "the messages to put in order"
    case .read: "the versions to read, with your answers"
    }
  }
}

extension [Exercise] {
  /// The exercises in the order in which they are proposed: first the path, one pattern after the other, then the
  /// others in the same order of patterns. A pattern begins with its messages to put in order, and goes on by number;
  /// beside the path, what is more of the same comes before tasks of other kinds. Exercises for any pattern come last.
  var inPathOrder: [Exercise] {
    let path = ofPatterns { $0.manifest.isCore == true }
    return path + ofPatterns { $0.manifest.isCore != true }
  }

  /// Returns some of the exercises, pattern by pattern.
  private func ofPatterns(_ isIncluded: (Exercise) -> Bool) -> [Exercise] {
    let included = filter(isIncluded)
    return (Pattern.allCases + [nil]).flatMap { pattern in
      let own = included.filter { $0.manifest.pattern == pattern }
      let ordering = own.filter(\.asksForOrder)
      let others = own.filter { $0.manifest.isCore != true && $0.isOfAnotherKind }
      let parts = own.filter { !$0.asksForOrder && ($0.manifest.isCore == true || !$0.isOfAnotherKind) }
      return ordering + parts + others
    }
  }
}
