import Foundation
import ProcessTesting
import TextLayout
import Testing

@testable import Walkthrough

/// Exercises that are compiled and run, each test in a process of its own.
@Suite(.timeLimit(.minutes(10))) nonisolated struct ExerciseBuildTests {
  @Test func `as it ships an exercise is red by the checks that it names, and green when it is mended`() async
  {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        try inCopy { exercise in
          expectEqual(try ExerciseVerification(exercise: exercise).faults(), [])
        }
      }
    }
  }

  @Test func `an exercise that ships mended is not sound, nor is one that names other checks`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        try inCopy { exercise in
          try FileManager.default.removeItem(at: exercise.shippedPart)
          try FileManager.default.copyItem(at: exercise.mendedPart, to: exercise.shippedPart)
          let faults = try ExerciseVerification(exercise: exercise).faults()
          expectEqual(faults.count, exercise.manifest.red.count + 1)
          #expect(faults.contains("The solution changes nothing."), "\(faults)")
        }
      }
    }
  }

  @Test func `a part that is saved right after a verdict is the one that is judged`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        try inCopy { exercise in
          let build = ExerciseBuild(exercise: exercise, width: 80)
          for _ in 1...3 {
            for (part, isGreen) in [(exercise.shippedPart, false), (exercise.mendedPart, true)] {
              expectEqual(try build.outcome(of: Data(contentsOf: part)).isGreen, isGreen)
            }
          }
        }
      }
    }
  }

  @Test
  func `a part that does not compile is refused with the line, and one that ends is said to have stopped`()
    async
  {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        try inCopy { exercise in
          let text = try String(contentsOf: exercise.mendedPart, encoding: .utf8)
          try text.replacing("weak var", with: "weak vr").write(
            to: exercise.part, atomically: true, encoding: .utf8)
          let refused = try Self.report(on: exercise)
          #expect(refused.contains("It does not compile."), "\(refused)")
          #expect(refused.contains("Exercises/01-swift-io-cycle/Exercise.swift:7:"), "\(refused)")
          try text.replacing("pendingAction = action", with: "fatalError(\"enough\")")
            .write(to: exercise.part, atomically: true, encoding: .utf8)
          let stopped = try Self.report(on: exercise)
          #expect(stopped.contains("The program ended before its checks did."), "\(stopped)")
          #expect(stopped.contains("Fatal error: enough"), "\(stopped)")
        }
      }
    }
  }

  @Test(arguments: [40, 200])
  func `what fails shows the flow that was expected and the flow that was seen, within the page`(
    width: Int
  ) async {
    await #expect(processExitsWith: .success) { [width] in
      await inOwnProcess {
        try inCopy { exercise in
          let text = try Self.report(on: exercise, width: width)
          #expect(text.contains("✘ SIO-06 a tap takes seven steps"), "\(text)")
          #expect(text.contains("The flow differs first at line 9"), "\(text)")
          #expect(text.contains(width == 200 ? "│ seen" : "− 3 Interactor"), "\(text)")
          for line in text.split(separator: "\n") where line.columns > width {
            Issue.record("\(line.columns) columns: \(line)")
          }
        }
      }
    }
  }

  @MainActor private static func report(on exercise: Exercise, width: Int = 80) throws -> String {
    let page = Page(width: width, style: .plain)
    let outcome = try ExerciseBuild(exercise: exercise, width: ExerciseOutcomeReport.checkWidth(on: page))
      .outcome(of: try Data(contentsOf: exercise.part))
    return ExerciseOutcomeReport(exercise: exercise, outcome: outcome, page: page).text()
  }
}
