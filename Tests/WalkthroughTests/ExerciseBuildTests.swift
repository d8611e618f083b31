import Foundation
import ProcessTesting
import Testing
import TextLayout

@testable import Walkthrough

/// Exercises that are compiled and run. The tests share one copy and run one after another, each in its own process.
@Suite(.serialized, .timeLimit(.minutes(30)), SharedCopy()) nonisolated struct ExerciseBuildTests {
  @Test func `checks that are not as shipped certify nothing`() async {
    await #expect(processExitsWith: .success) { [copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        try Data(contentsOf: exercise.fixedPart).write(to: exercise.part)
        expectEqual(try ExerciseSeal(package: exercise.package).changedFiles(of: exercise), [])
        let trivial = "import Testing\n\n@Test func `it works`() {}\n"
        try trivial.write(to: exercise.checks, atomically: true, encoding: .utf8)
        let changed = try ExerciseSeal(package: exercise.package).changedFiles(of: exercise)
        expectEqual(changed, ["Exercises/\(exercise.id)/Checks.swift"])
        let outcome = try ExerciseBuild(exercise: exercise, width: 80, waitLimit: 3600)
          .outcome(of: Data(contentsOf: exercise.part))
        #expect(outcome.isFixed && !outcome.isGreen, "\(outcome)")
      }
    }
  }

  @Test func `the report on a fix that breaks another rule says both`() async {
    await #expect(processExitsWith: .success) { [copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        let text = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
          .replacing("delegate?.filmDidFailToChangeMark()", with: "_ = error")
        try text.write(to: exercise.part, atomically: true, encoding: .utf8)
        let report = try Self.report(on: exercise)
        #expect(report.contains("✔ SIO-13 ") && !report.contains("✘ SIO"), "\(report)")
        #expect(report.contains("Fixed, but you broke SIO-06."), "\(report)")
        #expect(!report.contains("nothing else is broken"), "\(report)")
      }
    }
  }

  @Test(arguments: [
    ("while true {}", "It ran for too long and was ended while this check was running: the button"),
    ("exit(0)", "Something ended the program, with status 0, while this check was running: the button"),
    ("for number in 1...3000 { print(number) }", "Your part printed "),
    ("let unused = 1", "The compiler warns:"),
  ])
  func `a part that hangs, exits, prints or has a warning is reported`(code: String, sentence: String) async {
    await #expect(processExitsWith: .success) { [code, sentence, copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        let text = try exercise.shipped()
          .replacing("let film = model.film\n", with: "let film = model.film\n\(code)\n")
        try "import Foundation\n\(text)".write(to: exercise.part, atomically: true, encoding: .utf8)
        let report = try Self.report(on: exercise, timeLimit: 2)
        #expect(report.words.contains(sentence), "\(report)")
      }
    }
  }

  @Test(arguments: [
    ("while true {}", 6, "It ran for too long"), ("while true { sleep(60) }", 12, "It waited for too long"),
  ])
  func `a busy loop and a waiting one are reported differently, even if both reach the wait limit`(
    code: String, limit: Int, sentence: String
  ) async {
    await #expect(processExitsWith: .success) { [code, limit, sentence, copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        let text = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
          .replacing("let film = model.film\n", with: "let film = model.film\n\(code)\n")
        try "import Foundation\n\(text)".write(to: exercise.part, atomically: true, encoding: .utf8)
        let build = ExerciseBuild(exercise: exercise, width: 80, timeLimit: 3600, waitLimit: limit)
        let outcome = try build.outcome(of: try Data(contentsOf: exercise.part))
        let page = Page(width: 80, style: .plain)
        let report = ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: page).text()
        #expect(
          report.words.contains("\(sentence) and was ended while this check was running: the button"),
          "\(report)")
      }
    }
  }

  @Test func `a part that is saved right after a verdict is judged again`() async {
    await #expect(processExitsWith: .success) { [copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        for number in 1...4 {
          let text = try exercise.shipped()
            .replacing("pendingAction = action", with: "fatalError(\"stop \(number)\")")
          try text.write(to: exercise.part, atomically: true, encoding: .utf8)
          let report = try Self.report(on: exercise)
          #expect(report.contains("Fatal error: stop \(number)"), "\(report)")
        }
      }
    }
  }

  @Test func `a part whose compilation was interrupted is judged the next time, with its warnings`() async {
    await #expect(processExitsWith: .success) { [copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        let text = try exercise.shipped()
          .replacing("let film = model.film\n", with: "let film = model.film\nlet unused = 2\n")
        try text.write(to: exercise.part, atomically: true, encoding: .utf8)
        for _ in 1...2 {
          let report = try Self.report(on: exercise)
          #expect(report.contains("The compiler warns:"), "\(report)")
          // After Ctrl-C there is a copy of the part, and no warnings.
          try FileManager.default.removeItem(
            at: exercise.package.appendingPathComponent(".build/exercises/\(exercise.id)/warnings.txt"))
        }
      }
    }
  }

  @Test
  func `a part that does not compile is refused with the line, and one that crashes names the check`()
    async
  {
    await #expect(processExitsWith: .success) { [copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        let text = try String(contentsOf: exercise.fixedPart, encoding: .utf8)
        try text.replacing("weak var", with: "weak vr").write(
          to: exercise.part, atomically: true, encoding: .utf8)
        let refused = try Self.report(on: exercise)
        #expect(refused.contains("It does not compile."), "\(refused)")
        #expect(refused.contains("Exercises/01-swift-io-cycle/Exercise.swift:9:"), "\(refused)")
        try text.replacing("pendingAction = action", with: "fatalError(\"enough\")")
          .write(to: exercise.part, atomically: true, encoding: .utf8)
        let stopped = try Self.report(on: exercise)
        #expect(stopped.words.contains("It crashed while this check was running: the button"), "\(stopped)")
        #expect(stopped.contains("Fatal error: enough"), "\(stopped)")
      }
    }
  }

  @Test(arguments: [40, 200])
  func `the first fault is shown in full and the others by name, within the page`(
    width: Int
  ) async {
    await #expect(processExitsWith: .success) { [width, copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        let text = try Self.report(on: exercise, width: width)
        #expect(text.contains("✘ SIO-06 a tap takes seven steps"), "\(text)")
        #expect(text.words.contains("The user sees “Unmark Favourite”."), "\(text)")
        for line in text.split(separator: "\n") where line.columns > width {
          Issue.record("\(line.columns) columns: \(line)")
        }
      }
    }
  }

  @MainActor private static func report(
    on exercise: Exercise, width: Int = 80, timeLimit: Int = 20
  ) throws -> String {
    let page = Page(width: width, style: .plain)
    let build = ExerciseBuild(
      exercise: exercise, width: ExerciseOutcomeReport.checkWidth(on: page), timeLimit: timeLimit,
      waitLimit: 3600)
    let outcome = try build.outcome(of: try Data(contentsOf: exercise.part))
    return ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: page).text()
  }
}
