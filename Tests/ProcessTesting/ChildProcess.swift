public import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A process that a test has started.
public final class ChildProcess: Sendable {
  private let process: Process
  private let end = DispatchGroup()
  private let status = Mutex<Int32>(0)

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: The arguments of the program.
  ///   - configure: Sets the streams, the environment and the working directory. By default, the process has no input,
  ///     and its output is discarded.
  /// - Throws: An error of Foundation if the process cannot be started.
  public init(
    _ program: URL, _ arguments: [String] = [], configure: (Process) -> Void = { _ in }
  ) throws {
    process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    configure(process)
    let noticed = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in noticed.signal() }
    try process.run()
    // Foundation learns of the end through a socket: late, if another process has inherited the socket. Until then the
    // process would be a zombie, and exit tests busy-wait while there is one. So a thread waits for the end.
    DispatchQueue(label: "ChildProcess").async(group: end) { [self] in
      if let status = Self.status(atEndOf: process.processIdentifier) {
        self.status.withLock { $0 = status }
      } else {
        noticed.wait()
        status.withLock { $0 = process.terminationStatus }
      }
    }
  }

  /// Waits for the end of the process without holding up a thread, and returns the exit status.
  ///
  /// A test that is cancelled, for instance by its time limit, kills the process.
  public func statusAtEnd() async -> Int32 {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        end.notify(queue: .global()) { continuation.resume() }
      }
      return status.withLock(\.self)
    } onCancel: {
      kill()
    }
  }

  /// Waits for the end of a process and returns its exit status, or nil if Foundation was the first to ask for it.
  private static func status(atEndOf number: Int32) -> Int32? {
    var info = siginfo_t()
    while waitid(P_PID, id_t(number), &info, WEXITED) != 0 {
      guard errno == EINTR else { return nil }
    }
    #if canImport(Darwin)
      return info.si_status
    #else
      return info._sifields._sigchld.si_status
    #endif
  }

  /// Kills the process, and the processes that it has started.
  ///
  /// No gentler signal is certain to end it: a process inherits the signals that its parent ignores.
  public func kill() {
    guard end.wait(timeout: .now()) == .timedOut else { return }
    let number = process.processIdentifier
    // Foundation makes a process the leader of a group where the system lets it.
    if Self.send(SIGKILL, -number) != 0 { _ = Self.send(SIGKILL, number) }
  }

  /// Sends the process a signal.
  public func send(_ signal: Int32) { _ = Self.send(signal, process.processIdentifier) }

  /// Waits until a signal has stopped the process, or it has ended.
  public func waitUntilStopped() async {
    let number = id_t(process.processIdentifier)
    await onOwnThread {
      var info = siginfo_t()
      while waitid(P_PID, number, &info, WSTOPPED | WEXITED | WNOWAIT) != 0, errno == EINTR {}
    }
  }

  /// Calls the system's `kill`, which the method `kill()` hides.
  private static func send(_ signal: Int32, _ number: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.kill(number, signal)
    #else
      Glibc.kill(number, signal)
    #endif
  }
}
