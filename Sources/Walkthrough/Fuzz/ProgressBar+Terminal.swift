import TextLayout

extension ProgressBar {
  /// A bar on standard error, so that what the program prints can be sent elsewhere.
  static var standard: ProgressBar {
    let terminal = Terminal.standard
    return ProgressBar(width: Terminal.standardErrorWidth) { terminal.writeError($0) }
  }
}
