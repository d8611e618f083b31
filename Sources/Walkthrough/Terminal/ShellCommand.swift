import Foundation

/// A command for the shell that uses the terminal, such as an editor or a pager.
///
/// It runs in this program's own process group. Foundation's `Process` starts a group of its own on macOS, and a
/// terminal stops a program of another group as soon as it reads. `system` and `popen` are not available in Swift there.
nonisolated struct ShellCommand {
  /// The status of a shell that does not find the command.
  static let notFound: Int32 = 127

  let text: String

  init(_ text: String) { self.text = text }

  /// Runs the command and waits for its end. Meanwhile Ctrl-C and Ctrl-\ are for the command alone.
  ///
  /// - Parameter input: The text that the command reads from its standard input, as far as it wants to; nil for the
  ///   terminal.
  /// - Returns: The exit status, or 128 plus the number of the signal that ended it; nil if it cannot be started.
  func run(typing input: String? = nil) -> Int32? {
    let pipe = input.map { _ in Pipe() }
    // The command would wait forever for the end of its input if it held the end that is written to.
    for end in [pipe?.fileHandleForReading, pipe?.fileHandleForWriting].compactMap(\.self) {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    let handlers = [SIGINT, SIGQUIT].map { number in (number, signal(number, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    guard let child = start(reading: pipe?.fileHandleForReading) else { return nil }
    if let input, let pipe {
      // Otherwise writing would never fail after the command has ended early.
      try? pipe.fileHandleForReading.close()
      try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 {
      guard errno == EINTR else { return nil }
    }
    let ending = status & 0x7F
    return ending == 0 ? (status >> 8) & 0xFF : 128 + ending
  }

  /// Starts the shell with the signals as they usually are, and returns its process identifier; nil if that fails.
  private func start(reading input: FileHandle?) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input.fileDescriptor, STDIN_FILENO) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program ignores some signals, and the threads of the main actor block others.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", text].map { (word: String) in strdup(word) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var child: pid_t = 0
    return posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ) == 0 ? child : nil
  }
}
