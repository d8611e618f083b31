import Foundation
import ProcessTesting
import Specification
import Testing
import TextLayout

@testable import Walkthrough

/// Exercises that ask which of two versions has a mistake, and which rule it breaks.
@Suite struct ReadingTaskTests {
  @Test(arguments: [49, 50])
  func `a question is red as it ships, green with its answers, and red after each recorded wrong answer`(
    number: Int
  ) throws {
    expectEqual(try ExerciseVerification(exercise: .numbered(number)).faults(), [])
  }

  /// Returns the report on exercise 49 after an edit of its solution.
  private func report(after edit: (String) -> String) throws -> String {
    let exercise = try Exercise.numbered(49)
    let text = edit(try String(contentsOf: exercise.fixedPart, encoding: .utf8))
    let outcome = try exercise.outcome(of: Data(text.utf8), width: 80)
    return ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: Page(width: 80, style: .plain))
      .text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `a wrong rule is explained, and the right one is left to the learner`() throws {
    let report = try report { $0.replacing("Rule: FC-25", with: "Rule: FC-31") }
    #expect(report.contains("1 of 2 checks is red."), "\(report)")
    #expect(report.contains("Both versions keep this rule. FC-31 The closures"), "\(report)")
    #expect(!report.contains("FC-25"), "\(report)")
  }

  @Test func `a wrong version is reported with its line`() throws {
    let report = try report { $0.replacing("Version: A", with: "Version: B") }
    #expect(report.contains("Version B is the app's own."), "\(report)")
    #expect(report.contains("Line 11: "), "\(report)")
  }

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func `answers may be in lower case, with spaces and any line endings`(end: String, mark: String) throws {
    let report = try report { text in
      mark
        + text.replacing("Version: A", with: " version :a ").replacing("Rule: FC-25", with: "rule:fc-25")
        .replacing("\n", with: end)
    }
    #expect(report.contains("All 2 checks are green: this version breaks this rule."), "\(report)")
  }

  @Test func `what is written below the first version is not read`() throws {
    let report = try report { text in
      text.replacing("Version: A", with: "Version: ?").replacing("Rule: FC-25", with: "")
        + "Version: A\nRule: FC-25\n"
    }
    #expect(report.contains("2 of 2 checks are red."), "\(report)")
    #expect(report.contains("Write A or B behind “Version:”."), "\(report)")
  }

  @Test func `a question is judged without a compiler`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("read-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await walkthrough(
      ["exercises", "run", "49"], environment: ["PATH": "/nowhere", "XDG_DATA_HOME": folder.path])
    #expect(run.status == 1)
    #expect(run.output.contains("2 of 2 checks are red."), "\(run.output)\(run.errors)")
    #expect(run.output.contains("Answer.txt"), "\(run.output)")
  }

  @Test func `the lesson of an answered question shows the messages of all patterns`() async throws {
    let report = ExerciseLessonReport(exercise: try .numbered(50), page: Page(width: 80, style: .plain))
    let text = try await report.text()
    for pattern in Pattern.allCases { #expect(text.contains("\(pattern.title): The user taps"), "\(text)") }
  }
}
