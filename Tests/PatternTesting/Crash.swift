import Checks
import Foundation

/// The end of a program in the middle of a story, told as a violation of the rule of the step that does not follow.
enum Crash {
  @MainActor private static var checks: [Check] = []

  /// Tells what some checks find wrong where the program is ended by a mistake such as a nil that is unwrapped.
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
