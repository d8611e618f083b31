/// A line of source code.
public struct SourceLine: Hashable, Sendable {
  /// The file, from `Sources` or `Tests` on.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// Takes a path as the compiler writes it, absolute or from the package's folder.
  public init(path: String, line: Int) {
    let parts = path.split(separator: "/")
    let root = parts.lastIndex { $0 == "Sources" || $0 == "Tests" }
    file = root.map { parts[$0...].joined(separator: "/") } ?? path
    self.line = line
  }
}
