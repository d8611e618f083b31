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
