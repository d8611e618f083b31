import Foundation

/// Runs `body` with no signal blocked. The threads of the main actor block signals, and a child process would inherit
/// that.
nonisolated func withSignalsUnblocked<Result>(_ body: () throws -> Result) rethrows -> Result {
  var none = sigset_t()
  var usual = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &usual)
  defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
  return try body()
}

/// Runs a program in place of this one. Returns only if it cannot be run; `errno` says why.
///
/// - Parameters:
///   - path: The path of the program.
///   - words: The words after its name.
func become(_ path: String, _ words: [String]) {
  var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) } + [nil]
  _ = withSignalsUnblocked { execv(path, &arguments) }
}
