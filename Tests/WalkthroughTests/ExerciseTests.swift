import Checks
import Foundation
import Playing
import Processes
import Specification
import Synchronization
import Testing
import TextLayout

@testable import Walkthrough

/// Exercises in a copy, so that the tests leave a learner's own files alone.
@Suite struct ExerciseTests {
  @Test func `a learner's part is set aside before it is reset, each time under another name`() throws {
    try inCopy { exercise in
      let progress = ExerciseProgress.inCopy(of: exercise)
      #expect(try progress.state(of: exercise) == .untouched)
      let first = try progress.reset(exercise)
      #expect(first == .unchanged)
      for place in 1...2 {
        try "mine \(place)".write(to: exercise.part, atomically: true, encoding: .utf8)
        #expect(try progress.state(of: exercise) == .begun)
        guard case .kept(let kept) = try progress.reset(exercise) else { throw Unexpected() }
        #expect(kept.lastPathComponent == "Exercise.swift.kept-\(place)")
        let text = try String(contentsOf: kept, encoding: .utf8)
        #expect(text == "mine \(place)")
        #expect(try progress.state(of: exercise) == .untouched)
      }
    }
  }

  @Test func `a missing part is put back, and an unreadable one is left alone`() throws {
    try inCopy { exercise in
      try FileManager.default.removeItem(at: exercise.part)
      let missing = try ExerciseProgress().reset(exercise)
      #expect(missing == .restored)
      try FileManager.default.removeItem(at: exercise.part)
      try FileManager.default.createDirectory(at: exercise.part, withIntermediateDirectories: false)
      #expect(throws: (any Error).self) { try ExerciseProgress().reset(exercise) }
      #expect(FileManager.default.fileExists(atPath: exercise.part.path))
    }
  }

  @Test func `a shipped part whose edit cannot be made is an error that names the file`() throws {
    try inCopy { exercise in
      try "// Mine.\n".write(to: exercise.fixedPart, atomically: true, encoding: .utf8)
      let error = #expect(throws: ExerciseError.self) { try ExerciseProgress().reset(exercise) }
      let text = error?.description ?? ""
      #expect(text.hasPrefix("\(exercise.solutionFolder.path)/Shipped.diff is damaged: "), "\(text)")
      #expect(text.hasSuffix("Restore the kit's folder 'Solutions'."), "\(text)")
    }
  }

  @Test func `a learner's own folder is used by all commands, and the kit's parts stay as they are`() throws {
    try inCopy { original in
      let folder = original.package.appendingPathComponent("mine")
      let shipped = try original.text()
      let created = try LearnerFolder(package: original.package).create(at: folder)
      let exercise = try Exercise.numbered(1, in: original.package)
      #expect(created.map(\.part.path) == [exercise.part.path])
      #expect(exercise.path == "\(folder.path)/\(exercise.id)/Exercise.swift")
      #expect(try exercise.text() == shipped)
      let progress = ExerciseProgress.inCopy(of: exercise)
      #expect(try progress.state(of: exercise) == .untouched)
      try "// Mine.\n".write(to: exercise.part, atomically: true, encoding: .utf8)
      #expect(try progress.state(of: exercise) == .begun)
      #expect(try progress.state(of: original) == .untouched)
      let page = Page(width: 100, style: .plain)
      #expect(try ExerciseDifference(exercise: exercise, page: page).own().contains("+ // Mine."))
      #expect(
        try progress.reset(exercise) == .kept(exercise.part.appendingPathExtension("kept-1")))
      #expect(try exercise.text() == shipped)
      try FileManager.default.removeItem(at: folder)
      let error = #expect(throws: ExerciseError.self) { try exercise.text() }
      #expect(error?.description.contains("The kit's file .exercises names its folder") == true)
      #expect(try progress.reset(exercise) == .restored)
    }
  }

  @Test func `a folder that is not empty, and a file, are left alone`() throws {
    try inCopy { exercise in
      let folder = LearnerFolder(package: exercise.package)
      for (place, reason) in [(exercise.folder, "is not empty."), (exercise.part, "is a file.")] {
        let error = #expect(throws: UsageError.self) { try folder.create(at: place) }
        #expect(error?.description.contains(reason) == true)
      }
      #expect(folder.current == nil)
      let state = try ExerciseProgress.inCopy(of: exercise).state(of: exercise)
      #expect(state == .untouched)
    }
  }

  @Test func `an exercise is not green if something fails outside its checks or the run ends badly`() throws {
    let test =
      #"{"kind":"test","payload":{"kind":"function","id":"a","name":"a()","displayName":"it works"}}"#
    let last =
      #"{"kind":"test","payload":{"kind":"function","id":"z","name":"nothing else is broken"}}"#
    let started = #"{"kind":"event","payload":{"kind":"testStarted","testID":"a"}}"#
    let issue = #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"elsewhere"}]}}"#
    let end = #"{"kind":"event","payload":{"kind":"runEnded"}}"#
    func outcome(_ lines: String..., status: Int32 = 0) throws -> ExerciseOutcome {
      let run = Subprocess.Result(
        end: .exit(status), output: PrintedText(), errors: PrintedText(text: "x\nerror: the last words"))
      return ExerciseOutcome(verdict: try .init(events: Data(lines.map { $0 + "\n" }.joined().utf8), of: run))
    }
    #expect(try outcome(test, last, end).isGreen)
    #expect(try !outcome(test, end).isGreen, "Nothing asks whether something else is broken.")
    #expect(try !outcome(test, last, issue, end).isGreen)
    #expect(try !outcome(test, last, end, status: 1).isGreen)
    #expect(try !outcome(last, end).isGreen)
    let stop = ExerciseStop(end: .exit(5), check: "it works", message: "error: the last words")
    #expect(try outcome(test, last, started, status: 5).verdict == .stopped(stop))
  }

  @Test func `a hint leads to the next one, and the last one to the solution`() throws {
    try inCopy { exercise in
      let answers = Self.answers(in: exercise)
      for number in 1...2 {
        let hint = try answers.hint(nil, on: exercise)
        #expect(hint.hasPrefix("Hint \(number) of 3: "))
        #expect(hint.contains("exercises hint 1 \(number + 1)"))
      }
      let last = try answers.hint(3, on: exercise)
      #expect(last.contains("exercises solution 1"))
      #expect(!last.contains("exercises hint"))
      #expect(!last.contains("no more hints"))
      let again = try answers.hint(nil, on: exercise)
      #expect(again.contains("no more hints"))
      #expect(again.hasSuffix(last))
    }
  }

  @Test func `the lesson of a fixed part shows the messages that its paragraph on the other patterns names`()
    async throws
  {
    let expected = [
      2: ["View → View Controller: handler(_:)", "Presenter → Wireframe: showFailure(_:retry:)"],
      13: ["Interactor → Data Store: reads mark(of:)"],
      22: ["Interactor → Action: cancel()", "View Model → Service: cancel()"],
      34: ["View Controller → Router: routeToFilm(segue:)", "Presenter → Wireframe: showFilm(_:titled:)"],
    ]
    for (number, messages) in expected {
      let report = ExerciseLessonReport(
        exercise: try .numbered(number), page: Page(width: 200, style: .plain))
      let text = try await report.text()
      for message in messages { #expect(text.contains(message), "\(number): \(text)") }
    }
  }

  @Test func `a change that differs from the kit's only in its imports is shown once`() throws {
    try inCopy(of: 13) { exercise in
      let fixed = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
      try "import HeadlessUI\n\(fixed)".write(to: exercise.part, atomically: true, encoding: .utf8)
      let text = try ExerciseDifference(exercise: exercise, page: Page(width: 80, style: .plain)).comparison()
      #expect(text.contains("except for imports and empty lines"), "\(text)")
      let changes = text.split(separator: "\n").count { $0.contains("let action = model.isFavourite") }
      #expect(changes == 1, "\(text)")
    }
  }

  @Test
  func `a part that breaks something else is reported with where to look, and a hint is offered`()
    throws
  {
    let exercise = try Exercise.numbered(1)
    func report(_ fault: String) -> String {
      let outcome = ExerciseOutcome(
        verdict: .judged(
          [ExerciseOutcome.Check(name: "SIO-06")],
          certification: .init(name: ExerciseOutcome.Check.certification, faults: [fault])))
      let page = Page(width: 80, style: .plain)
      return ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: page).text()
    }
    #expect(report("Fixed, but you broke SIO-06.").contains("Look at: "))
    #expect(!report("Exercise.swift declares no FilmInteractor.").contains("Look at: "))
    let ways = Self.answers(in: exercise).nextSteps(after: exercise, isFixed: true).map(\.what)
    for way in ["exercises diff 1", "exercises hint 1"] { #expect(ways.contains { $0.hasSuffix(way) }) }
  }

  @Test func `the report on a green part says which rules were not judged, and why`() throws {
    let exercise = try Exercise.numbered(63)
    let outcome = ExerciseOutcome(
      verdict: .judged([.init(name: "x")], certification: .init(name: ExerciseOutcome.Check.certification)))
    let report = ExerciseOutcomeReport(
      exercise: exercise, outcome: outcome, page: Page(width: 80, style: .plain))
    let reason = try #require(exercise.manifest.excused?["VIP-42"])
    #expect(report.text().words.contains("VIP-42 was not judged: \(reason)".words))
  }

  @Test func `the report on a red exercise fits a screen, names what is red, and offers the whole`() throws {
    let all = try Exercise.all()
    #expect(all.count > 50)
    for exercise in all { try expectShortReport(on: exercise) }
  }

  private func expectShortReport(on exercise: Exercise) throws {
    let page = Page(width: 80, style: .plain)
    // What nothing compiles for is judged; the others have faults that are longer than any.
    let fault =
      "The user taps “Name”.\nThe flow differs first at line 4: − is expected, + was seen.\n▶ − 1 the first\n"
      + (2...90).map { "  − \($0) another\n" }.joined()
      + "\nSIO-06 A rule.\nWhy: \(String(repeating: "a reason ", count: 20))"
    let outcome =
      exercise.isCompiled
      ? ExerciseOutcome(
        verdict: .judged(
          exercise.manifest.red.map { .init(name: $0, faults: [fault, fault]) } + [
            .init(name: "x"), .init(name: "y"),
          ],
          certification: .init(name: ExerciseOutcome.Check.certification)))
      : try exercise.outcome(
        of: Data(exercise.shipped().utf8), width: ExerciseOutcomeReport.checkWidth(on: page))
    let report = ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: page)
    for showsNextSteps in [true, false] {
      let answers = ExerciseAnswers(page: page, terminal: .standard, showsNextSteps: showsNextSteps)
      let verdict = answers.verdict(report)
      let (short, whole) = (verdict.short, verdict.whole)
      #expect(short.lineCount < 40, "\(short)")
      for name in exercise.manifest.red {
        #expect(short.words.contains("✘ \(name)".words), "\(name): \(short)")
      }
      #expect(whole.hasPrefix(report.text()) && !verdict.isSolved)
      guard exercise.isCompiled else { continue }
      #expect(short.contains("▶ − 1 the first") && short.contains("SIO-06 A rule."), "\(short)")
      #expect(short.contains("⋮ (") && whole.contains("− 90 another"))
      let last = short.split(separator: "\n").last ?? ""
      let offer = showsNextSteps ? "run \(exercise.number) --all" : "a shows the whole report"
      #expect(last.contains(" more lines") && last.contains(offer), "\(short)")
    }
  }

  @Test func `a shortened report shows the first warnings and the first printed lines`() throws {
    let lines = { (line: String) in (1...20).map { "\(line) \($0)\n" }.joined() }
    let outcome = ExerciseOutcome(
      verdict: .judged(
        [.init(name: "sorted", faults: [lines("fault")])],
        certification: .init(name: ExerciseOutcome.Check.certification)),
      warnings: lines("warning:"), printed: PrintedText(text: lines("printed"), lineCount: 20))
    let report = ExerciseOutcomeReport(
      exercise: try .numbered(1), outcome: outcome, page: Page(width: 80, style: .plain))
    let text = report.text(within: 35)
    #expect(text.lineCount == 35, "\(text)")
    for line in ["fault 8", "warning: 1", "printed 3", "… and 17 more lines"] {
      #expect(text.contains("  \(line)\n"), "\(text)")
    }
  }

  @Test func `of the picture of a screen, a shortened report keeps the beginning and the end`() throws {
    let picture =
      ["But the screen does not show “Name ↓”:", "╭──╮"] + (1...30).map { "│ \($0) │" } + [
        "│ [Name ↑] │", "╰──╯",
      ]
    let report = try self.report(on: picture.joined(separator: "\n") + "\n\nAs a user, I want to sort.")
    let text = report.text(within: 30)
    #expect(text.lineCount == 30, "\(text)")
    for part in ["│ 1 │", "│ [Name ↑] │\n  ╰──╯\n\n  As a user,"] { #expect(text.contains(part), "\(text)") }
    #expect(report.text(within: 100) == report.text())
  }

  @Test func `of two pictures that are compared, a shortened report keeps the lines that differ`() throws {
    func picture(_ marked: String, _ note: String = "") -> String {
      "╭──╮\n" + (1...30).map { $0 == 20 ? "│\(marked)20 │\(note)\n" : "│ \($0) │\n" }.joined() + "╰──╯\n"
    }
    let report = try self.report(
      on: "The kit's app:\n\(picture("▸"))With your part:\n\(picture(" ", "  ← differs"))"
        + "\nAs a user, I want to sort.")
    let text = report.text(within: 30)
    #expect(text.lineCount <= 30, "\(text)")
    for part in [
      "The kit's app:\n  ⋮\n", "│ 19 │\n  │▸20 │\n  │ 21 │", "\n  ⋮\n  With your part:\n  ⋮\n",
      "│ 19 │\n  │ 20 │  ← differs\n  │ 21 │", "\n  ⋮\n\n  As a user,",
    ] {
      #expect(text.contains(part), "\(text)")
    }
    // Where a marked line takes two, both stay, and so does its counterpart.
    let wide = try self.report(
      on: "The kit's app:\n\(picture("▸" + String(repeating: "x", count: 25)))With your part:\n"
        + picture(String(repeating: "x", count: 25), "  ← differs"), columns: 40)
    let words = wide.text(within: 30).words
    for part in ["│▸xxxxxxxxxxxxxxxxxxxxxxxxx20 │", "│xxxxxxxxxxxxxxxxxxxxxxxxx20 │ ← differs"] {
      #expect(words.contains(part), "\(words)")
    }
  }

  /// Returns the report on a part for which one check is red.
  private func report(on fault: String, columns: Int = 80) throws -> ExerciseOutcomeReport {
    let outcome = ExerciseOutcome(
      verdict: .judged(
        [.init(name: "sorted", faults: [fault])],
        certification: .init(name: ExerciseOutcome.Check.certification)))
    return ExerciseOutcomeReport(
      exercise: try .numbered(1), outcome: outcome, page: Page(width: columns, style: .plain))
  }

  @Test(arguments: [
    "Exercise.swift declares no FilmInteractor, so your part was not judged.",
    "Your FilmInteractor never ran: the app did not use it.",
  ])
  func `no check is ticked for a part that was not judged`(fault: String) throws {
    let outcome = ExerciseOutcome(
      verdict: .judged(
        [ExerciseOutcome.Check(name: "SIO-06")],
        certification: .init(name: ExerciseOutcome.Check.certification, faults: [fault])))
    let report = ExerciseOutcomeReport(
      exercise: try .numbered(1), outcome: outcome, page: Page(width: 80, style: .plain))
    let text = report.text()
    #expect(!report.isCertified)
    #expect(!text.contains("✔") && text.hasSuffix("\n\n\(fault)\n"), "\(text)")
  }

  @Test(arguments: [
    (SIGXCPU, "It ran for too long and was ended while this check was running: a tap", "a loop"),
    (SIGALRM, "It waited for too long and was ended while this check was running: a tap", "waited for"),
  ])
  func `the report on a part that never ends names the check and what to look for`(
    signal: Int32, sentence: String, reason: String
  ) throws {
    let stop = ExerciseStop(end: .signal(signal), check: "a tap", message: "")
    let text = ExerciseOutcomeReport(
      exercise: try .numbered(1), outcome: ExerciseOutcome(verdict: .stopped(stop)),
      page: Page(width: 80, style: .plain)
    ).text()
    #expect(text.contains("\(sentence)\n\nLook for ") && text.contains(reason), "\(text)")
  }

  @Test func `the list has every story, and no two stories share an identifier`() {
    let text = ListReport(page: Page(width: 80, style: .plain)).text()
    let stories = Story.all + Story.further
    #expect(Set(stories.map(\.id)).count == stories.count)
    for story in stories { #expect(text.contains(story.id), "\(story.id)") }
  }

  @Test func `a request for help after a command explains the command`() throws {
    let help: HelpCommand = try command(["help", "exercises"])
    #expect(try command(["exercises", "help"]) == help)
  }

  private static func answers(in exercise: Exercise) -> ExerciseAnswers {
    ExerciseAnswers(
      page: Page(width: 80, style: .plain), terminal: .standard, progress: .inCopy(of: exercise))
  }

  @Test func `a hint and a solution are shown even if the progress cannot be saved`() throws {
    try inCopy { exercise in
      // A file instead of the folder for the record.
      let file = exercise.package.appendingPathComponent("records")
      try Data().write(to: file)
      let answers = ExerciseAnswers(
        page: Page(width: 80, style: .plain), terminal: .standard,
        progress: ExerciseProgress(file: file.appendingPathComponent("exercises.json")))
      for text in [try answers.hint(nil, on: exercise), try answers.solution(of: exercise)] {
        #expect(text.contains("Your progress was not saved:"), "\(text)")
      }
      #expect(try answers.hint(nil, on: exercise).contains("Hint 1 of 3: "))
      #expect(try answers.solution(of: exercise).contains("\n+         delegate?.filmDidChangeMark()\n"))
    }
  }

  @Test func `a report has no two empty lines in a row, and none at its end`() throws {
    let page = Page(width: 80, style: .plain)
    let exercise = try Exercise.numbered(1)
    func judged(_ faults: [String], certification: [String]) -> ExerciseOutcome.Verdict {
      .judged(
        [ExerciseOutcome.Check(name: "SIO-06", faults: faults)],
        certification: .init(name: ExerciseOutcome.Check.certification, faults: certification))
    }
    func stopped(_ end: Subprocess.End, _ message: String) -> ExerciseOutcome.Verdict {
      .stopped(ExerciseStop(end: end, check: "a tap", message: message))
    }
    let verdicts: [ExerciseOutcome.Verdict] = [
      .refused("Exercise.swift:1:1: error: no\n"), stopped(.signal(SIGILL), ""),
      stopped(.signal(SIGXCPU), ""),
      stopped(.exit(5), "error: the last words"), judged(["red\n"], certification: []),
      judged([], certification: ["Fixed, but\nmore\n"]), judged([], certification: []),
      judged([], certification: ["Exercise.swift declares no A, so your part was not judged."]),
    ]
    for verdict in verdicts {
      let printed = PrintedText(text: "two\n\n", lineCount: 2)
      let outcome = ExerciseOutcome(verdict: verdict, warnings: "warning: one\n\n", printed: printed)
      for outcome in [outcome, ExerciseOutcome(verdict: verdict)] {
        let text = ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: page).text()
        #expect(!text.contains("\n\n\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(text)")
      }
    }
  }

  @Test func `a solution shows the removed and the added lines`() throws {
    try inCopy { exercise in
      let text = try Self.answers(in: exercise).solution(of: exercise)
      let lines = text.split(separator: "\n")
      #expect(lines.contains("-         delegate?.filmDidChangeMark()"))
      #expect(lines.contains("+         delegate?.filmDidChangeMark()"))
      #expect(lines.count { $0.hasPrefix("- ") || $0.hasPrefix("+ ") } == 2)
      #expect(lines.contains { $0.contains("Solutions/01-swift-io-cycle/README.md") })
      #expect(lines.contains("You have not solved this exercise yet."))
      #expect(try ExerciseProgress.inCopy(of: exercise).entry(of: exercise).sawSolution)
    }
  }

  @Test func `an exercise that was certified once stays solved, and a damaged record is left alone`()
    throws
  {
    try inCopy { exercise in
      let progress = ExerciseProgress.inCopy(of: exercise)
      try Data(contentsOf: exercise.fixedPart).write(to: exercise.part)
      #expect(try progress.state(of: exercise) == .begun)
      try progress.note(exercise, judged: Data("first".utf8), isCertified: false)
      try progress.note(exercise, judged: Data("second".utf8), isCertified: true)
      try progress.note(exercise, judged: Data("third".utf8), isCertified: false)
      #expect(try progress.state(of: exercise) == .solved)
      try "changed".write(to: exercise.part, atomically: true, encoding: .utf8)
      #expect(try progress.state(of: exercise) == .solved)
      #expect(try progress.entry(of: exercise).tries == 2)
      let document = try ExerciseExport(of: [exercise], progress).prettyJSON()
      #expect(document.contains(#""solvedOn" : "2001-09-09T01:46:40Z""#), "\(document)")
      try "{".write(to: progress.file, atomically: true, encoding: .utf8)
      let error = #expect(throws: ExerciseRecordError.self) {
        try progress.note(exercise, judged: Data(), isCertified: true)
      }
      #expect(error?.description.hasPrefix("\(progress.file.path) is not a record") == true)
      #expect(try String(contentsOf: progress.file, encoding: .utf8) == "{")
    }
  }

  @Test func `an exercise is solved at the time of its verdict, not when the program was started`() throws {
    try inCopy { exercise in
      let time = Mutex(Date(timeIntervalSince1970: 0))
      let progress = ExerciseProgress(
        file: exercise.package.appendingPathComponent("exercises.json"), now: { time.withLock { $0 } })
      let end = Date(timeIntervalSince1970: 1e9)
      time.withLock { $0 = end }
      try progress.note(exercise, judged: Data(), isCertified: true)
      #expect(try progress.entry(of: exercise).solvedOn == end)
    }
  }

  @Test func `only an edit makes a try`() throws {
    try inCopy { exercise in
      let progress = ExerciseProgress.inCopy(of: exercise)
      @MainActor func tries(judging text: String) throws -> Int {
        try progress.note(exercise, judged: Data(text.utf8), isCertified: false)
        return try progress.entry(of: exercise).tries
      }
      let shipped = try exercise.shipped()
      let texts = [shipped, shipped, shipped + "\n", shipped + "\n", shipped, shipped + "// Mine.\n"]
      #expect(try texts.map { try tries(judging: $0) } == [0, 0, 1, 1, 1, 2])
    }
  }

  @Test func `numbers of a record that nobody can count on from are clamped`() throws {
    try inCopy { exercise in
      let progress = ExerciseProgress.inCopy(of: exercise)
      let entry = #"{"tries":9223372036854775807,"hints":9223372036854775807,"sawSolution":false}"#
      try #"{"\#(exercise.id)":\#(entry)}"#.write(to: progress.file, atomically: true, encoding: .utf8)
      try progress.note(exercise, judged: Data("mine".utf8), isCertified: false)
      #expect(try progress.entry(of: exercise).tries == 1_000_000)
      #expect(try progress.entry(of: exercise).hints == 3)
    }
  }

  @Test func `a crash of the compiler is called that, and is not judged`() {
    let crash = ExerciseOutcome(verdict: .crashed("Stack dump:\n0. Program arguments"))
    #expect(!crash.isJudged && ExerciseOutcome(verdict: .refused("")).isJudged)
    func result(_ end: Subprocess.End, _ text: String) -> Subprocess.Result {
      Subprocess.Result(end: end, output: PrintedText(), errors: PrintedText(text: text))
    }
    #expect(result(.signal(SIGILL), "").isCompilerCrash)
    #expect(result(.exit(1), "error: compile command failed due to signal 6 (use -v to see)").isCompilerCrash)
    #expect(!result(.exit(1), "Exercise.swift:1:1: error: no").isCompilerCrash)
  }

  @Test func `the path goes through one pattern after the other, and solved exercises are skipped`() throws {
    let all = try Exercise.all().inPathOrder
    let path = all.prefix { $0.manifest.isCore == true }
    #expect((20...28).contains(path.count) && path.count == all.count { $0.manifest.isCore == true })
    let patterns = path.map(\.manifest.pattern)
    #expect(zip(patterns, patterns.dropFirst()).count { $0 != $1 } == Pattern.allCases.count)
    try inCopy { exercise in
      var answers = Self.answers(in: exercise)
      #expect(try answers.nextExercise(after: nil)?.id == all[0].id)
      try answers.progress.note(all[1], judged: Data(), isCertified: true)
      #expect(try answers.nextExercise(after: all[0])?.id == all[2].id)
      #expect(try answers.nextExercise(after: all[all.count - 1])?.id == all[0].id)
      answers.showsNextSteps = false
      let list = try answers.list()
      #expect(list.contains("Swift-IO, 1 of "), "\(list)")
      #expect(try !answers.list(.viper).contains("Swift-IO, "))
      #expect(list.contains("✔ "), "\(list)")
      let others = list.components(separatedBy: "Other kinds of tasks:")
      #expect(others.count == Pattern.allCases.count + 1, "\(list)")
      for part in others.dropFirst() { #expect(part.contains(#/\A\n  · (46|51|45|52) /#), "\(part)") }
      let numbers = try Exercise.all().inPathOrder.filter { $0.manifest.isCore != true }.map(\.number)
      let listed = list.matches(of: #/[·●✔] +(\d+)  /#).compactMap { Int($0.1) }
      #expect(listed.filter(numbers.contains) == numbers, "\(list)")
    }
  }

  @Test(arguments: [
    ("import Catalogue\n\n@testable import CleanSwift\n", Pattern.cleanSwift, "Checks+CleanSwift.swift"),
    ("@testable import MVVMFC", .mvvmFC, "Checks+MVVMFC.swift"),
    ("import Catalogue\r\n\r\n@testable import MVVMFC\r\n", .mvvmFC, "Checks+MVVMFC.swift"),
    ("@testable import CleanSwift // as in exercise 4\n", .cleanSwift, "Checks+CleanSwift.swift"),
    ("@testable  import SwiftIO \t\n", .swiftIO, "Checks+SwiftIO.swift"),
    ("// @testable import VIPER\n  // import VIPER\nimport VIPERS", nil, "Checks.swift"),
    ("", nil, "Checks.swift"),
  ])
  func `if an exercise allows any pattern, a part is judged by the pattern that it imports`(
    part: String, pattern: Pattern?, checks: String
  ) throws {
    let exercise = try #require(try Exercise.all().first { !$0.otherSolutions.isEmpty })
    #expect(exercise.manifest.pattern == nil)
    let data = Data(part.utf8)
    #expect(exercise.pattern(of: data) == pattern)
    #expect(exercise.checks(of: data).map(\.lastPathComponent) == [checks, "Given.swift"])
    let solution = exercise.solution(of: data).lastPathComponent
    #expect(solution == (pattern.map { "Exercise+\($0.module).swift" } ?? "Exercise.swift"))
  }

  @Test func `a part that imports another pattern still belongs to its exercise's pattern`() throws {
    try inCopy { exercise in
      let part = Data("@testable import VIPER\n".utf8)
      #expect(exercise.pattern(of: part) == .swiftIO)
      #expect(exercise.checks(of: part) == [exercise.checks])
    }
  }

  @Test func `given sources are sealed, and parts are not`() throws {
    try inCopy { exercise in
      let seal = ExerciseSeal(package: exercise.package)
      #expect(try seal.changedFiles(of: exercise) == [])
      try "// Mine.".write(to: exercise.part, atomically: true, encoding: .utf8)
      #expect(try seal.changedFiles(of: exercise) == [])
      try "// Given.".write(to: exercise.givenSources, atomically: true, encoding: .utf8)
      #expect(try seal.changedFiles(of: exercise) == ["Exercises/\(exercise.id)/Given.swift"])
    }
  }

  @Test func `the plans for teachers name exercises by their numbers and titles`() throws {
    let titles = Dictionary(
      uniqueKeysWithValues: try Exercise.all().map { ($0.number, $0.manifest.title) })
    let page = try String(
      contentsOf: packageFolder.appendingPathComponent("Docs/Teaching.md"), encoding: .utf8)
    let plans = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let named = plans.matches(of: #/\*\*(\d+), ([^*]+)\*\*/#)
    #expect(named.count > 10)
    for match in named {
      #expect(titles[Int(match.1) ?? 0].map { $0[...] } == match.2, "\(match.0)")
    }
  }

  @Test func `for a large solution its file is named instead of every changed line`() throws {
    let exercise = try #require(try Exercise.all().first { $0.manifest.difficulty == .large })
    let text = try ExerciseDifference(exercise: exercise, page: Page(width: 80, style: .plain)).comparison()
    #expect(text.contains("Solutions/\(exercise.id)/Exercise.swift"), "\(text)")
    #expect(text.split(separator: "\n").count < 5, "\(text)")
  }

  @Test func `the page of each solution has a lesson`() throws {
    for exercise in try Exercise.all() {
      let lesson = try #require(ExerciseLesson(on: exercise), "\(exercise.id)")
      for text in [lesson.mistake, lesson.reason, lesson.elsewhere] {
        #expect(text.last.map { ".:?".contains($0) } == true, "\(text)")
        #expect(!text.contains("**") && !text.contains("]("), "\(text)")
      }
    }
  }

  @Test func `a damaged manifest, a folder without exercises and an unknown number are reported`() throws {
    try inCopy { exercise in
      #expect(throws: UsageError.self) { try Exercise.numbered(99, in: exercise.package) }
      let manifest = exercise.folder.appendingPathComponent("exercise.json")
      try "{".write(to: manifest, atomically: true, encoding: .utf8)
      let error = #expect(throws: ExerciseError.self) { try Exercise.all(in: exercise.package) }
      #expect(error?.description.hasPrefix("\(manifest.path) is damaged") == true)
      #expect(throws: ExerciseError.self) { try Exercise.all(in: exercise.folder) }
    }
  }

  @Test func `every exercise has its own title and number, and three hints`() throws {
    let all = try Exercise.all()
    #expect(all.map(\.number) == Array(1...all.count))
    #expect(Set(all.map(\.manifest.title)).count == all.count)
    for exercise in all { #expect(exercise.manifest.hints.count == 3, "\(exercise.id)") }
  }

  @Test(arguments: [
    (["exercises"], ExerciseCommand.list()),
    (["exercises", "list", "viper"], .list(.viper)),
    (["exercises", "run"], .run(nil)),
    (["exercises", "run", "3"], .run(3)),
    (["exercises", "hint", "3"], .hint(3, part: nil)),
    (["exercises", "hint", "3", "2"], .hint(3, part: 2)),
    (["exercises", "solution", "3"], .solution(3)),
    (["exercises", "reset", "3"], .reset(3)),
    (["exercises", "verify"], .verify(nil)),
    (["exercises", "verify", "3"], .verify(3)),
    (["exercises", "watch"], .watch(nil)),
    (["exercises", "watch", "3"], .watch(3)),
    (["exercises", "next"], .next),
    (["exercises", "diff", "3"], .diff(3)),
    (["exercises", "export"], .export),
    (["exercises", "init", "mine"], .create(folder: "mine")),
  ])
  func `exercises takes a command and numbers`(words: [String], expected: ExerciseCommand) throws {
    #expect(try command(words) == expected)
  }

  @Test func `exercises takes an option for the whole report`() throws {
    #expect(
      try Request(arguments: ["exercises", "run", "3", "--all"]).command as? ExerciseCommand == .run(3))
  }

  @Test(arguments: [
    (["exercises", "rn"], "There is no exercises command 'rn'. Did you mean 'run'?"),
    (["exercises", "run", "one"], "'exercises run' takes the number of an exercise."),
    (["exercises", "hint", "1", "4"], "An exercise has three hints: 1, 2 and 3."),
    (["exercises", "next", "1"], "'1' is one word too many."),
    (["exercises", "--format", "json"], "--format is for "),
  ])
  func `invalid arguments are reported`(words: [String], reason: String) {
    let error = #expect(throws: UsageError.self) { try Request(arguments: words) }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }
}
