/// The source line that an address belongs to.
struct Symbol: Sendable {
  /// The source file, or an empty text where it is not known.
  let path: String
  /// The line, or 0 where it is not known.
  let line: Int

  /// The line, unless it is unknown or in no folder where a package keeps its code.
  var sourceLine: SourceLine? {
    guard line > 0, SourceLine.isInPackage(path) else { return nil }
    return SourceLine(path: path, line: line)
  }
}
