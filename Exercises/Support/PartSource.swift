import Checks
import Foundation
import Stories

/// The source of a pattern's app with a part of its own in the place of the kit's.
enum PartSource {
  /// The app's files, and the part as a file beside the one that declares the same classes, of which only what stands
  /// before them is left.
  ///
  /// - Parameter checks: The path of the exercise's checks, beside which the part stands.
  /// - Throws: An error of Foundation where a file cannot be read.
  static func files(of pattern: Pattern, besides checks: String) throws -> [SourceFile] {
    let name = "Exercise.swift"
    let text = try String(contentsOf: part(besides: checks), encoding: .utf8)
    let classes = SourceFile(name: name, text: text).classes
    let folder = package.appendingPathComponent("Sources/Patterns/\(pattern.module)")
    return try SourceFile.swiftFiles(below: folder).flatMap { url in
      let original = try String(contentsOf: url, encoding: .utf8)
      let path = url.path.dropFirst(folder.path.count + 1).split(separator: "/").dropLast().joined(
        separator: "/")
      let start = classes.compactMap { name in
        original.range(of: "final class \(name)\\b", options: .regularExpression)?.lowerBound
      }.min()
      guard let start else { return [SourceFile(name: url.lastPathComponent, text: original, folder: path)] }
      return [
        SourceFile(name: url.lastPathComponent, text: String(original[..<start]), folder: path),
        SourceFile(name: name, text: text, folder: path),
      ]
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
