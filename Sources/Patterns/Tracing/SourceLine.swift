/// A line of source code.
public struct SourceLine: Hashable, Sendable {
  /// The path of the file, from the last folder in which packages keep their code, such as `Sources` or `Tests`.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// Creates a line from a path as the compiler writes it: absolute, or relative to the package's folder.
  public init(path: String, line: Int) {
    let parts = path.split(separator: "/")
    let root = parts.lastIndex { Self.roots.contains($0) }
    file = root.map { parts[$0...].joined(separator: "/") } ?? path
    self.line = line
  }

  /// The folder of the file, with a slash at its end.
  public var folder: String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/"
  }

  /// Returns true if a path leads through a folder in which packages keep their code.
  static func isInPackage(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { roots.contains($0) }
  }

  private static let roots: Set<Substring> = ["Sources", "Tests", "Exercises", "Solutions"]
}
