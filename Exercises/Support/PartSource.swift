import Facts
import Foundation
import Stories

/// The source of a pattern's app with a part of its own in the place of the kit's.
enum PartSource {
  /// The app's files, and the part as a file beside those that declare its classes, which are without them.
  ///
  /// - Parameter checks: The path of the exercise's checks, beside which the part stands.
  /// - Throws: An error of `SyntaxReader`, or of Foundation where a file cannot be read.
  static func files(of pattern: Pattern, besides checks: String) throws -> [SourceFile] {
    let text = try String(contentsOf: part(besides: checks), encoding: .utf8)
    let part = try SourceFile(name: "Exercise.swift", text: text)
    let classes = Set(part.classes)
    let files = try SourceFile.files(
      below: package.appendingPathComponent("Sources/Patterns/\(pattern.module)"))
    return files.flatMap { file in
      guard !classes.isDisjoint(with: file.classes) else { return [file] }
      return [file.without { classes.contains($0.name) }, part.moved(to: file.folder)]
    }
  }

  /// The part that is judged: the one that is named by whoever runs the checks, else the one beside them.
  private static func part(besides checks: String) -> URL {
    if let path = ProcessInfo.processInfo.environment["EXERCISE_PART"] { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: checks).deletingLastPathComponent().appendingPathComponent("Exercise.swift")
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
