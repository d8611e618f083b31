import Foundation

@testable import Walkthrough

/// Copies the first exercise as it was shipped, with what it needs, and removes the copy afterwards.
func inCopy(_ body: (Exercise) throws -> Void) throws {
  let files = FileManager.default
  let copy = files.temporaryDirectory.appendingPathComponent("exercises-\(UUID().uuidString)")
  defer { try? files.removeItem(at: copy) }
  let original = try Exercise.numbered(1)
  for folder in ["Exercises/Support", "Exercises/\(original.id)", "Solutions/\(original.id)"] {
    let target = copy.appendingPathComponent(folder)
    try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: original.package.appendingPathComponent(folder), to: target)
  }
  // Checks read the app's source, which is the kit's.
  try files.createSymbolicLink(
    at: copy.appendingPathComponent("Sources"),
    withDestinationURL: packageFolder.appendingPathComponent("Sources"))
  let exercise = try Exercise.numbered(1, in: copy)
  try Data(contentsOf: exercise.shippedPart).write(to: exercise.part)
  try body(exercise)
}
