import Foundation

/// Does something with no signal blocked: the threads that the main actor runs on block them, and a child inherits
/// that.
nonisolated func withSignalsUnblocked<Result>(_ body: () throws -> Result) rethrows -> Result {
  var none = sigset_t()
  var usual = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &usual)
  defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
  return try body()
}
