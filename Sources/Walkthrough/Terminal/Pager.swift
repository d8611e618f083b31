import Foundation
import TextLayout

/// A program that shows a long text screen by screen, as the user has configured it.
struct Pager {
  /// The command, for the shell.
  let command: String

  /// The pager of an environment: `WALKTHROUGH_PAGER`, else `PAGER`, else `less` if there is one.
  ///
  /// Returns nil if the variable is empty or names `cat`; without one, if there is no `less` or the terminal is dumb or has no name.
  init?(environment: [String: String]) {
    if let chosen = environment["WALKTHROUGH_PAGER"] ?? environment["PAGER"] {
      guard !chosen.isEmpty, chosen != "cat" else { return nil }
      command = chosen
    } else {
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      guard !["dumb", ""].contains(environment["TERM"]),
        folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/less") })
      else { return nil }
      command = "less"
    }
  }

  /// Returns true if a text does not fit on a screen that keeps one line for the prompt.
  static func isNeeded(for text: String, on screen: (columns: Int, rows: Int)) -> Bool {
    var rows = 1
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let columns = String(line).withoutStyle.columns
      rows += max(1, (columns + screen.columns - 1) / max(1, screen.columns))
      if rows > screen.rows { return true }
    }
    return false
  }

  /// Shows a text until the user leaves.
  ///
  /// - Returns: True if the pager could be started, even if the user left it early.
  func show(_ text: String) -> Bool {
    // The user's options for `less` are kept. Without any, these let colours through, end `less` if the text fits, and
    // leave the text on the screen.
    setenv("LESS", "FRX", 0)
    let status = ShellCommand(command).run(typing: text)
    return status != nil && status != ShellCommand.notFound
  }
}
