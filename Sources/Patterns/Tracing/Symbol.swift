/// A function in the program, and the line within it that an address belongs to.
struct Symbol: Sendable {
  /// The mangled name.
  let name: String
  /// The source file, or an empty text where it is not known.
  let path: String
  /// The line, or 0 where it is not known.
  let line: Int

  /// Whether the function belongs to this module or to a decorator, all of which are called `Tracing…`.
  var isWatching: Bool { name.contains("Tracing") }

  /// The line, where it is one of a package's own.
  var sourceLine: SourceLine? {
    guard line > 0, path.contains("/Sources/") || path.contains("/Tests/") else { return nil }
    return SourceLine(path: path, line: line)
  }
}
