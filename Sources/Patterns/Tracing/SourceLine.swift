/// A line of source code.
public struct SourceLine: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  private let path: String

  /// Creates a line from a path as the compiler writes it: absolute, or relative to the package's folder.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// The file, as a path that begins at its last folder named `Sources`, `Tests`, `Exercises` or `Solutions`; the whole
  /// path if there is no such folder.
  public var file: String {
    let parts = path.split(separator: "/")
    let root = parts.lastIndex { Self.roots.contains($0) }
    return root.map { parts[$0...].joined(separator: "/") } ?? path
  }

  /// Returns true if two lines are the same line of the same file, wherever the package is.
  public static func == (one: SourceLine, other: SourceLine) -> Bool {
    one.line == other.line && one.file == other.file
  }

  /// Hashes the file and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
  }

  /// The folder of the file, with a slash at its end.
  public var folder: String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/"
  }

  /// True if the line is part of what observes an app of this package: the trace, the observers, and what launches the
  /// app for stories.
  package var isObserving: Bool {
    let file = file
    guard file.hasPrefix("Sources/Patterns/") else { return false }
    return ["Sources/Patterns/Tracing/", "Sources/Patterns/Observing/"].contains(
      where: file.hasPrefix)
      || file.contains("/Launch/") || file.hasSuffix("Observers.swift")
  }

  /// Returns true if a path leads through a folder in which packages keep their code.
  static func isInPackage(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { roots.contains($0) }
  }

  private static let roots: Set<Substring> = ["Sources", "Tests", "Exercises", "Solutions"]
}
