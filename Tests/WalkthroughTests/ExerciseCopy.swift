import Foundation

@testable import Walkthrough

/// Copies an exercise as it was shipped, with what it needs, and removes the copy afterwards.
func inCopy(of number: Int = 1, _ body: (Exercise) throws -> Void) throws {
  let files = FileManager.default
  let copy = files.temporaryDirectory.appendingPathComponent("exercises-\(UUID().uuidString)")
  defer { try? files.removeItem(at: copy) }
  let original = try Exercise.numbered(number)
  let paths = [
    "Exercises/Support", "Exercises/\(original.id)", "Solutions/\(original.id)", ExerciseSeal.path,
    CertifiedRules.path,
  ]
  for path in paths {
    let target = copy.appendingPathComponent(path)
    try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: original.package.appendingPathComponent(path), to: target)
  }
  // Checks read the app's source, which is the kit's.
  try files.createSymbolicLink(
    at: copy.appendingPathComponent("Sources"),
    withDestinationURL: packageFolder.appendingPathComponent("Sources"))
  let exercise = try Exercise.numbered(number, in: copy)
  try Data(contentsOf: exercise.shippedPart).write(to: exercise.part)
  try body(exercise)
}

extension ExerciseProgress {
  /// The progress of a learner whose record is kept in a copy of the kit.
  static func inCopy(of exercise: Exercise) -> ExerciseProgress {
    ExerciseProgress(
      file: exercise.package.appendingPathComponent("exercises.json"), now: Date(timeIntervalSince1970: 1e9))
  }
}
