import Foundation
import Stories
import TextLayout

/// Holds an exercise against its manifest: red as it ships, by the checks that are named and by no other, and green when
/// it is mended.
struct ExerciseVerification {
  let exercise: Exercise

  /// What is wrong with the exercise; empty where it is sound.
  ///
  /// - Throws: `ExerciseError` or an error of Foundation where it cannot be judged.
  func faults() throws -> [String] {
    let manifest = exercise.manifest
    var faults = filesMissing
    guard faults.isEmpty else { return faults }
    let build = ExerciseBuild(exercise: exercise, width: 100)
    faults += shippedFaults(try build.outcome(of: Data(contentsOf: exercise.shippedPart)))
    let mended = try build.outcome(of: Data(contentsOf: exercise.mendedPart))
    if !mended.isGreen { faults.append("The solution is not green. \(mended)") }
    if manifest.red.isEmpty { faults.append("The manifest names no check that is red.") }
    if Story.named(manifest.story) == nil { faults.append("There is no story '\(manifest.story)'.") }
    if changedLines == 0 { faults.append("The solution changes nothing.") }
    let copy = try Data(contentsOf: exercise.solutionFolder.appendingPathComponent("Checks.swift"))
    if copy != (try Data(contentsOf: exercise.checks)) { faults.append("The solution has other checks.") }
    return faults
  }

  /// How many lines of the shipped part the solution replaces or adds to.
  var changedLines: Int { exercise.mending.changedLines }

  private func shippedFaults(_ outcome: ExerciseOutcome) -> [String] {
    guard case .judged(let checks) = outcome else { return ["As it ships it cannot be judged. \(outcome)"] }
    let red = Set(checks.filter { !$0.isGreen }.map(\.name))
    let named = Set(exercise.manifest.red)
    return named.subtracting(red).sorted().map { "As it ships this check is not red: \($0)" }
      + red.subtracting(named).sorted().map { "As it ships this check is red, and is not named: \($0)" }
  }

  private var filesMissing: [String] {
    let solution = exercise.solutionFolder
    let files =
      [exercise.part, exercise.checks, exercise.shippedPart, exercise.mendedPart]
      + [exercise.folder, solution].map { $0.appendingPathComponent("README.md") }
      + [solution.appendingPathComponent("Checks.swift")]
    return files.filter { !FileManager.default.fileExists(atPath: $0.path) }.map { "There is no \($0.path)." }
  }
}
