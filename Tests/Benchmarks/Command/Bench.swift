import Foundation
import TextLayout

/// The program: reads the request, measures, and prints the report.
package enum Bench {
  /// The exit status for words that cannot be understood, as in `sysexits.h`.
  static let usageStatus: Int32 = 64

  /// Runs the program, and returns its exit status.
  ///
  /// A missed aim is a result like any other, so it does not change the status.
  package static func run(_ words: [String]) -> Int32 {
    do {
      if words.first == MemoryProcess.word {
        try MemoryProcess.serve(Array(words.dropFirst()))
        return 0
      }
      let request = try Request(arguments: words)
      let progress = ProgressBar(width: columns(of: STDERR_FILENO), write: writeError)
      let outcome = try Run(plan: request.plan, progress: progress).outcome()
      let report = Report(plan: request.plan, outcome: outcome)
      let width = request.width ?? columns(of: STDOUT_FILENO) ?? 80
      print(
        request.format == .json ? try report.json() : report.text(width: width, isPlain: request.isPlain),
        terminator: "")
      return 0
    } catch let error as UsageError {
      writeError("walkthrough bench: \(error)\n")
      return usageStatus
    } catch {
      writeError("walkthrough bench: \(error)\n")
      return 1
    }
  }

  private static func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Returns the columns of the terminal behind a file descriptor, or nil if there is none.
  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return min(max(Int(size.ws_col), 20), 500)
  }
}
