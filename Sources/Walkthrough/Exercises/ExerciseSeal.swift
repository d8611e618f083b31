import Foundation
import Toolchain

/// The fingerprints of the shipped checks: a part is certified by these checks and no others.
///
/// They are kept in a generated file, with a line for each manifest and for each source except the parts.
struct ExerciseSeal {
  /// The folder of the kit.
  let package: URL

  /// The path of the generated file in the kit's folder.
  static let path = "Solutions/Checks.fingerprints"

  /// Returns the paths, in the kit's folder, of the files that judge an exercise and are not as shipped.
  ///
  /// - Throws: An error of Foundation if a file cannot be read.
  func changedFiles(of exercise: Exercise) throws -> [String] {
    let shipped = Set(
      (try? String(contentsOf: package.appendingPathComponent(Self.path), encoding: .utf8))?
        .split(separator: "\n").map(String.init) ?? [])
    return try (files(of: exercise) + supportFiles()).filter { try !shipped.contains(line(of: $0)) }
  }

  /// Generates the file's text.
  ///
  /// - Throws: An error if a file cannot be read.
  func text() throws -> String {
    let files = try Exercise.all(in: package).flatMap(files) + supportFiles()
    return try files.map { try line(of: $0) + "\n" }.joined()
  }

  /// Returns the manifest, and every source but the part.
  private func files(of exercise: Exercise) throws -> [String] {
    (try exercise.sourcesBesidePart() + ["exercise.json"]).map { "Exercises/\(exercise.id)/\($0)" }
  }

  private func supportFiles() throws -> [String] {
    let folder = "Exercises/Support"
    return try Package.swiftFiles(below: package.appendingPathComponent(folder)).map {
      "\(folder)/\($0.lastPathComponent)"
    }
  }

  private func line(of path: String) throws -> String {
    "\(try Fingerprint.text(of: [package.appendingPathComponent(path)]))  \(path)"
  }
}
