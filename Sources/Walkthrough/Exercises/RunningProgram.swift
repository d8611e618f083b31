import Foundation
import Processes
import Synchronization

/// A program that is run and waited for, on any thread; Ctrl-C ends it, and so does a signal that ends this program.
nonisolated extension Subprocess {
  /// Ctrl-C was pressed, or a signal asked this program to end.
  struct Interrupted: Error {}

  /// The end of a program, and its output.
  struct Result {
    let end: End
    /// Its standard output.
    let output: PrintedText
    /// Its standard error.
    let errors: PrintedText

    /// True if it ended by itself, with status 0.
    var isSuccess: Bool { end == .exit(0) }
    /// All that it printed.
    var text: String { output.text + errors.text }
  }

  /// Runs a program that is found on the path, and waits for it.
  ///
  /// - Parameters:
  ///   - command: Its name or its path, and its arguments.
  ///   - folder: The folder for its temporary files.
  ///   - hasStarted: Called with its process identifier as soon as it runs.
  /// - Throws: `Interrupted`, or an error of Foundation if it cannot be started.
  static func run(
    _ command: [String], temporaryFolder folder: URL = FileManager.default.temporaryDirectory,
    hasStarted: (Int32) -> Void = { _ in }
  ) throws -> Result {
    let program = try RunningProgram(command, temporaryFolder: folder)
    hasStarted(program.number)
    return try program.result()
  }

  /// Runs a program that builds something, with a notice of the wait on standard error.
  ///
  /// - Parameters:
  ///   - command: Its name or its path, and its arguments.
  ///   - notice: What is built.
  ///   - failure: Returns the error for what it prints if it fails.
  /// - Throws: That error, or as `run`.
  static func build(
    _ command: [String], notice: String, orThrow failure: (_ printed: String) -> any Error
  ) throws {
    let notice = WaitingNotice.standard(notice, isLong: true)
    defer { notice.end() }
    let build = try run(command)
    guard build.isSuccess else { throw failure(build.text) }
  }
}

/// A program that has been started, which signals end.
nonisolated final class RunningProgram {
  private let process: Subprocess
  private let output = OutputReader()
  private let errors = OutputReader()
  private let readers = DispatchGroup()
  private let place: Int?
  private var isOver = false

  /// Starts a program that is found on the path.
  ///
  /// - Parameters:
  ///   - command: Its name or its path, and its arguments.
  ///   - input: Its standard input; nil for an empty one.
  ///   - folder: The folder for its temporary files, if the path is all ASCII.
  ///   - environment: Variables to add to those of this program.
  /// - Throws: An error of Foundation if it cannot be started.
  init(
    _ command: [String], input: Pipe? = nil, temporaryFolder folder: URL, environment: [String: String] = [:]
  ) throws {
    Children.watchSignals()
    do {
      process = try Subprocess(
        URL(fileURLWithPath: "/usr/bin/env"), command,
        environment: Subprocess.environment(temporaryFolder: folder).merging(environment) { $1 },
        input: input.map { .pipe($0) } ?? .none, output: .piped, errors: .piped)
    } catch {
      Children.leaveSignals()
      throw error
    }
    place = Children.add(process.number)
    if let pipe = process.output { output.start(reading: pipe, in: readers) }
    if let pipe = process.errors { errors.start(reading: pipe, in: readers) }
  }

  /// Its process identifier.
  var number: Int32 { process.number }

  /// Waits for its end, but no longer than some milliseconds; returns true if it has ended.
  func hasEnded(within milliseconds: Int) -> Bool { process.hasEnded(within: milliseconds) }

  /// Waits for its end.
  ///
  /// - Throws: `Subprocess.Interrupted`.
  func result() throws -> Subprocess.Result {
    let end = wait()
    guard !Children.isInterrupted.load(ordering: .relaxed) else { throw Subprocess.Interrupted() }
    return Subprocess.Result(end: end, output: output.printed, errors: errors.printed)
  }

  /// Ends it, unless it has ended.
  func end() {
    guard !isOver else { return }
    Children.end(process.number)
    wait()
  }

  @discardableResult
  private func wait() -> Subprocess.End {
    readers.wait()
    let end = process.wait()
    Children.remove(at: place)
    Children.leaveSignals()
    isOver = true
    return end
  }
}

/// The programs that are being waited for; a signal handler ends them.
nonisolated private enum Children {
  static let isInterrupted = Atomic(false)

  // Read by a signal handler, which must not take a lock.
  nonisolated(unsafe) private static let running = UnsafeMutableBufferPointer<Int32>.allocate(capacity: 8)
  private typealias Handler = @convention(c) (Int32) -> Void
  private struct State {
    var watchers = 0
    var previous: [(number: Int32, handler: Handler?)] = []
  }
  private static let state: Mutex<State> = {
    running.initialize(repeating: 0)
    return Mutex(State())
  }()

  /// Makes signals end the programs, until `leaveSignals()` has been called as often as this.
  static func watchSignals() {
    state.withLock { state in
      state.watchers += 1
      guard state.watchers == 1 else { return }
      state.previous = [SIGINT, SIGTERM, SIGHUP].map { number in
        (number, signal(number) { _ in Children.interrupt() })
      }
    }
  }

  static func leaveSignals() {
    state.withLock { state in
      state.watchers -= 1
      guard state.watchers == 0 else { return }
      for (number, handler) in state.previous { signal(number, handler) }
    }
  }

  /// Adds a program and returns its place, or nil if there are too many.
  static func add(_ child: Int32) -> Int? {
    state.withLock { _ in
      guard let place = running.firstIndex(of: 0) else { return nil }
      running[place] = child
      return place
    }
  }

  static func remove(at place: Int?) {
    state.withLock { _ in if let place { running[place] = 0 } }
  }

  /// Ends the programs that are waited for, and all that they have started.
  private static func interrupt() {
    isInterrupted.store(true, ordering: .relaxed)
    for child in running where child > 0 { end(child) }
  }

  /// Ends a program and all that it has started.
  static func end(_ child: Int32) {
    // Foundation may have made it the leader of its own process group.
    if kill(-child, SIGKILL) != 0 { kill(child, SIGKILL) }
  }
}
