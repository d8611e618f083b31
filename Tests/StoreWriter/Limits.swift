import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Limits the size of files from now on: a write beyond the limit fails.
func limitFileSize(to bytes: UInt64) {
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  #if canImport(Darwin)
    let status = setrlimit(RLIMIT_FSIZE, &limit)
  #else
    let status = setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #endif
  precondition(status == 0, "The size of files cannot be limited.")
  // Otherwise the system ends the process at the first byte too many.
  signal(SIGXFSZ, SIG_IGN)
}

/// Gives up the privileges of a superuser, so that permissions count from now on.
func giveUpPrivileges() {
  guard geteuid() == 0 else { return }
  let nobody: UInt32 = 65534
  precondition(
    setgroups(0, nil) == 0 && setgid(nobody) == 0 && setuid(nobody) == 0, "Privileges cannot be given up.")
}
