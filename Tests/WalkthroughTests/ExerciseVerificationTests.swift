import Foundation
import ProcessTesting
import Testing

@testable import Walkthrough

// An exercise is compared with its manifest: it is compiled and run as it ships, fixed, and after wrong fixes. These
// tests use what the other tests of the suite have compiled.

extension ExerciseBuildTests {
  @Test nonisolated func `an exercise ships with exactly its named checks red, and is green when fixed`()
    async
  {
    await #expect(processExitsWith: .success) { [copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        expectEqual(try ExerciseVerification(exercise: exercise).faults(), [])
      }
    }
  }

  @Test nonisolated func `an exercise that ships fixed, or whose wrong fixes are right, is not sound`() async
  {
    await #expect(processExitsWith: .success) { [copy = SharedCopy.path as String] in
      await inOwnProcess {
        let exercise = try Exercise.copied(to: URL(fileURLWithPath: copy))
        let nothing = """
          ## shipped Nothing is changed
          --- Exercise.swift
           @testable import SwiftIO
          """
        try nothing.write(to: exercise.shippedEdit, atomically: true, encoding: .utf8)
        let harmless = """
          ## SIO-06 A comment is added
          --- Exercise.swift
           @testable import SwiftIO
          +// Nothing else.
          """
        try harmless.write(to: exercise.wrongFixes, atomically: true, encoding: .utf8)
        let faults = try ExerciseVerification(exercise: exercise).faults()
        expectEqual(faults.count, exercise.manifest.red.count + 3)
        #expect(faults.contains("The solution changes nothing."), "\(faults)")
        #expect(faults.contains("Fewer than two wrong fixes are recorded."), "\(faults)")
        #expect(faults.contains("The wrong fix “A comment is added” is green."), "\(faults)")
      }
    }
  }
}
