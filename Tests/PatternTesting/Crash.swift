import Checks
import Foundation

/// Reports a crash in the middle of a story as a violation of the rule about the step that did not happen.
enum Crash {
  @MainActor private static var checks: [Check] = []

  /// Prints the checks' findings if, from now on, a mistake such as an unwrapped nil ends the program.
  @MainActor static func isReported(by checks: [Check]) {
    self.checks = checks
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
    var evidence = Evidence()
    evidence.deviations = [deviation]
    for violation in checks.flatMap({ $0.findings(in: evidence) }) where !violation.isSilence {
      print("↳ \(violation)")
    }
    fflush(nil)
  }
}
