import Foundation

/// The folder of a learner who leaves the kit's own files as they are: it has the parts, one in a folder for each
/// exercise.
///
/// The kit remembers its path in a file that git ignores.
struct LearnerFolder {
  /// The folder of the kit.
  let package: URL

  /// The name of the file with the path, in the kit's folder.
  nonisolated static let recordName = ".exercises"

  private var record: URL { package.appendingPathComponent(Self.recordName) }

  /// The folder in use; nil if the learner works in the kit's own folder `Exercises`.
  var current: URL? {
    let path = (try? String(contentsOf: record, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let path, !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path)
  }

  /// Creates a folder with all parts as they ship, and uses it from now on.
  ///
  /// - Returns: The exercises, whose parts are in the folder.
  /// - Throws: `UsageError` if there is a file, or a folder that is not empty; `ExerciseError`; or an error of Foundation
  ///   if a file cannot be read or written.
  func create(at folder: URL) throws -> [Exercise] {
    let files = FileManager.default
    if files.fileExists(atPath: folder.path) {
      guard folder.isFolder else {
        throw UsageError.invalid("\(folder.path) is a file. 'exercises init' takes a new folder.")
      }
      guard try files.contentsOfDirectory(atPath: folder.path).isEmpty else {
        throw UsageError.invalid("\(folder.path) is not empty. 'exercises init' takes a new folder.")
      }
    }
    guard files.isWritableFile(atPath: package.path) else { throw ExerciseError.readOnly(package.path) }
    let exercises = try Exercise.all(in: package, learnerFolder: folder)
    let texts = try exercises.map { try $0.shipped() }
    for (exercise, text) in zip(exercises, texts) {
      try files.createDirectory(
        at: exercise.part.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: exercise.part, atomically: true, encoding: .utf8)
    }
    try "\(folder.path)\n".write(to: record, atomically: true, encoding: .utf8)
    return exercises
  }
}
