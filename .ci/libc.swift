// The C functions that the kit calls, with the types that Darwin's headers give them. .ci/darwin types this file against
// those headers, and requires every C function that the built kit calls to be here.
import DarwinC

func terminal() {
  var modes = termios()
  _ = tcgetattr(0, &modes)
  modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
  modes.c_iflag &= ~tcflag_t(IXON | ICRNL)
  _ = tcsetattr(0, TCSAFLUSH, &modes)
  _ = isatty(0)
  var inputs = [Int32(0), 1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  _ = poll(&inputs, nfds_t(inputs.count), -1)
  var byte: UInt8 = 0
  _ = read(0, &byte, 1) + write(1, &byte, 1)
  _ = fflush(nil)
}

func newTerminal() -> String? {
  let person: Int32 = 3
  var name = [CChar](repeating: 0, count: 128)
  guard grantpt(person) == 0, unlockpt(person) == 0, ptsname_r(person, &name, name.count) == 0 else { return nil }
  _ = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
  return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

func signals() {
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, SIGINT)
  pthread_sigmask(SIG_UNBLOCK, &set, nil)
  pthread_sigmask(SIG_SETMASK, &set, &set)
  let previous = signal(SIGINT, nil)
  signal(SIGINT, previous)
  signal(SIGTERM) { number in _exit(128 + number) }
  _ = raise(SIGTSTP)
  _ = kill(-1, SIGKILL) + kill(1, SIGXCPU) + kill(1, SIGALRM)
  _ = alarm(600)
  let numbers = [SIGHUP, SIGQUIT, SIGPIPE, SIGWINCH, SIGXFSZ, SIGCONT]
  _ = numbers
}

func processes() {
  var ends: [Int32] = [-1, -1]
  _ = pipe(&ends)
  var actions: posix_spawn_file_actions_t?
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
  var attributes: posix_spawnattr_t?
  posix_spawnattr_init(&attributes)
  var signals = sigset_t()
  posix_spawnattr_setsigmask(&attributes, &signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  let words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), nil]
  var child: pid_t = 0
  _ = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, nil)
  posix_spawnattr_destroy(&attributes)
  posix_spawn_file_actions_destroy(&actions)
  free(words[0])
  var status: Int32 = 0
  _ = waitpid(child, &status, 0)
  var info = siginfo_t()
  _ = waitid(P_PID, id_t(child), &info, WSTOPPED | WEXITED | WNOWAIT)
  _ = info.si_status
  _ = execv("/bin/sh", words)
  _ = setgroups(0, nil) + setgid(1) + setuid(1)
  _ = geteuid() + uid_t(getpid())
  var limit = rlimit(rlim_cur: rlim_t(1), rlim_max: rlim_t(1))
  _ = setrlimit(RLIMIT_FSIZE, &limit)
  setenv("no_proxy", "x", 1)
  _ = sched_yield()
  atexit({})
  exit(0)
}

func files(_ path: String) {
  var status = stat()
  _ = stat(path, &status)
  let mode: mode_t = status.st_mode & 0o7777
  let seconds: Int = status.st_mtimespec.tv_sec
  let nanoseconds: Int = status.st_mtimespec.tv_nsec
  _ = (seconds, nanoseconds, Int64(status.st_size), UInt64(status.st_ino))
  _ = flock(3, LOCK_EX) + flock(3, LOCK_UN) + fsync(3) + rename(path, path) + access(path, W_OK) + close(3)
  _ = fchown(3, uid_t.max, 0) + chown(path, 0, 0) + fchmod(3, mode) + mkdir(path, 0o700) + unlink(path)
  _ = mkfifo(path, 0o600)
  let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_DIRECTORY | O_EXCL | O_NOCTTY
  let commands = F_FULLFSYNC | F_SETFD | F_GETFD | FD_CLOEXEC | F_SETFL
  let numbers = [ENOTSUP, EOPNOTSUPP, ENOSYS, ENOLCK, EINTR, EPIPE]
  _ = (flags, commands, numbers, String(cString: strerror(1)))
}

func sockets() {
  var address = sockaddr_in()
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let socket = socket(AF_INET, SOCK_STREAM, 0)
  withUnsafeMutableBytes(of: &address) { bytes in
    guard let place = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return }
    _ = bind(socket, place, size) + listen(socket, 1) + getsockname(socket, place, &size)
  }
}

func loadedImages(_ address: UnsafeRawPointer) {
  var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 30)
  _ = backtrace(&frames, 30)
  var info = Dl_info()
  if dladdr(address, &info) != 0, let file = info.dli_fname, let base = info.dli_fbase, let name = info.dli_sname {
    _ = (String(cString: file), base, strlen(name))
  }
  _ = dlsym(dlopen(nil, RTLD_NOW), "swift_retain")
  _ = UInt(bitPattern: pthread_self())
  var usage = rusage_info_v4()
  _ = withUnsafeMutablePointer(to: &usage) { pointer in
    pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
      proc_pid_rusage(getpid(), RUSAGE_INFO_V4, $0)
    }
  }
  _ = usage.ri_phys_footprint + usage.ri_lifetime_max_phys_footprint
  var text = [CChar](repeating: 0, count: 256)
  var size = text.count
  _ = sysctlbyname("machdep.cpu.brand_string", &text, &size, nil, 0)
  var names = utsname()
  uname(&names)
  var time = timespec()
  // Members of C enumerations have an underscore here: this module has no overlay.
  clock_gettime(_CLOCK_PROCESS_CPUTIME_ID, &time)
  clock_gettime(_CLOCK_THREAD_CPUTIME_ID, &time)
}

func numbers(_ number: Double) -> Double {
  floor(number) + ceil(number) + trunc(number) + round(number) + rint(number) + sqrt(number) + cbrt(number)
    + pow(number, number)
}
