/// The source line that an address belongs to.
struct Symbol: Sendable {
  /// The source file, or an empty text where it is not known.
  let path: String
  /// The line, or 0 where it is not known.
  let line: Int

  /// Whether the function belongs to the trace or to an observer.
  private var isObserving: Bool {
    path.split(separator: "/").contains { ["Tracing", "Observing", "Observers"].contains($0) }
  }

  /// The line, unless it belongs to the trace, an observer or another package.
  var sender: SourceLine? {
    guard line > 0, !isObserving, path.contains("/Sources/") || path.contains("/Tests/") else { return nil }
    return SourceLine(path: path, line: line)
  }
}
