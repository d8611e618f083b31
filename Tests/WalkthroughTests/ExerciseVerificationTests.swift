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
}
