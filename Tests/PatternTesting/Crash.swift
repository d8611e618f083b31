import Checks
import Foundation

/// Reports a crash in the middle of a story: the event, and the messages since then.
enum Crash {
  /// Prints the report if, from now on, a mistake such as an unwrapped nil ends the program.
  @MainActor static func isReported() {
    for mistake in [SIGILL, SIGTRAP] {
      signal(mistake) { mistake in
        signal(mistake, SIG_DFL)
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { Crash.report() }
      }
    }
  }

  @MainActor private static func report() {
    guard let deviation = Deviation.ifProgramEnds?() else { return }
    print("↳ \(deviation)")
    fflush(nil)
  }
}
