/// The source line that an address belongs to.
struct Symbol: Sendable {
  /// The source file, or an empty text if it is unknown.
  let path: String
  /// The line, or 0 if it is unknown.
  let line: Int

  /// The line, or nil if it is unknown or outside the folders in which packages keep their code.
  var sourceLine: SourceLine? {
    guard line > 0, SourceLine.isInPackage(path) else { return nil }
    return SourceLine(path: path, line: line)
  }
}
