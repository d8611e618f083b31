import Foundation
import Testing
import Toolchain

@testable import Walkthrough

/// Calls `body` with a copy of an exercise as it was shipped, with the files that it needs, and removes the copy
/// afterwards.
func inCopy(of number: Int = 1, _ body: (Exercise) throws -> Void) throws {
  let copy = freshFolder()
  defer { try? FileManager.default.removeItem(at: copy) }
  try body(.copied(number, to: copy))
}

/// A trait that gives the tests of a suite one shared folder for the copy of their exercise, and removes the folder when
/// the suite ends.
///
/// The tests run one after another. Each begins with the exercise as it was shipped, and reuses what the previous one
/// compiled.
nonisolated struct SharedCopy: SuiteTrait, TestScoping {
  /// The path of the folder.
  @TaskLocal static var path = ""

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let copy = freshFolder()
    defer { try? FileManager.default.removeItem(at: copy) }
    try await Self.$path.withValue(copy.path, operation: function)
  }
}

extension Exercise {
  /// Copies an exercise as it was shipped, with the files that it needs. An identical file is left untouched.
  static func copied(_ number: Int = 1, to copy: URL) throws -> Exercise {
    let files = FileManager.default
    let original = try Exercise.numbered(number)
    let paths = [
      "Exercises/Support", "Exercises/\(original.id)", "Solutions/\(original.id)", ExerciseSeal.path,
      CertifiedRules.path,
    ]
    for path in paths {
      try files.renew(
        copy.appendingPathComponent(path), from: original.package.appendingPathComponent(path))
    }
    // Checks read the app's source, so the copy links to the kit's sources.
    let sources = copy.appendingPathComponent("Sources")
    if !files.fileExists(atPath: sources.path) {
      try files.createSymbolicLink(
        at: sources, withDestinationURL: packageFolder.appendingPathComponent("Sources"))
    }
    let exercise = try Exercise.numbered(number, in: copy)
    try Data(exercise.shipped().utf8).write(to: exercise.part)
    return exercise
  }
}

/// Returns a new folder whose name has an accent, as a learner's may have.
nonisolated private func freshFolder() -> URL {
  FileManager.default.temporaryDirectory.appendingPathComponent("exercisés-\(UUID().uuidString)")
}

extension ExerciseProgress {
  /// Returns the progress of a learner whose record is kept in a copy of the kit.
  static func inCopy(of exercise: Exercise) -> ExerciseProgress {
    ExerciseProgress(
      file: exercise.package.appendingPathComponent("exercises.json"),
      now: { Date(timeIntervalSince1970: 1e9) })
  }
}

nonisolated extension String {
  /// The text on one line, with single spaces.
  var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
