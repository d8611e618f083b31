import Checks
import Foundation

/// Reports a program that crashes in the middle of a story as a violation of the rule of the step that is missing.
enum Crash {
  @MainActor private static var checks: [Check] = []

  /// From now on, prints the checks' findings if a mistake, for instance an unwrapped nil, ends the program.
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
    guard let shortfall = Shortfall.ifProgramEnds?() else { return }
    var evidence = Evidence()
    evidence.shortfalls = [shortfall]
    for violation in checks.flatMap({ $0.findings(in: evidence) }) where !violation.isSilence {
      print("↳ \(violation)")
    }
    fflush(nil)
  }
}
