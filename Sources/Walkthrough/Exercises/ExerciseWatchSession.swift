import Foundation
import Synchronization

/// Watches an exercise at a terminal: judges it at each save, and does what the keys ask for, until the user quits.
final class ExerciseWatchSession {
  /// The events that the session waits for.
  private enum Event: Sendable {
    case terminal([RawTerminal.Event])
    case saved
    case judged(Result<Subprocess.Result, any Error>, run: Int)
  }

  private let answers: ExerciseAnswers
  private let terminal: RawTerminal
  private let style: TextStyle
  private var state: ExerciseWatchState
  private var watcher: FileWatcher
  private let events: AsyncStream<Event>
  private let report: AsyncStream<Event>.Continuation
  private var judging: ExerciseJudge?
  private var runs = 0
  private var polling: Task<Void, Never>?
  private var wasInterrupted = false

  private init(_ exercise: Exercise, answers: ExerciseAnswers, terminal: RawTerminal) {
    self.answers = answers
    self.terminal = terminal
    style = answers.page.style
    state = ExerciseWatchState(exercise, columns: terminal.size.columns)
    watcher = FileWatcher(exercise.part)
    (events, report) = AsyncStream.makeStream()
  }

  /// Runs a session that begins with an exercise.
  ///
  /// - Returns: True if the user quit with Ctrl-C.
  /// - Throws: `OutputError`, `ExerciseError`, `ExerciseRecordError`, or an error of Foundation.
  static func run(_ exercise: Exercise, answers: ExerciseAnswers) async throws -> Bool {
    var wasInterrupted = false
    try await RawTerminal.use { terminal in
      let session = ExerciseWatchSession(exercise, answers: answers, terminal: terminal)
      try await session.run()
      wasInterrupted = session.wasInterrupted
    }
    return wasInterrupted
  }

  private func run() async throws {
    polling = Task { [report] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(50))
        if watcher.hasChanged() { report.yield(.saved) }
      }
    }
    defer {
      polling?.cancel()
      judging?.cancel()
    }
    introduce()
    try show()
    readOn()
    for await event in events {
      state.columns = terminal.size.columns
      switch event {
      case .saved: judge()
      case .judged(let result, let run): if run == runs { try take(result) }
      case .terminal(let events):
        for event in events {
          switch event {
          case .key(let key): if try !press(key) { return }
          case .redraw, .paste: break
          case .end: return
          }
        }
        readOn()
      }
      try show()
    }
  }

  private var screen: ExerciseWatchScreen {
    ExerciseWatchScreen(state: state, size: terminal.size, style: style)
  }

  private var page: Page { Page(width: terminal.size.columns, style: style) }

  private func show() throws(OutputError) { try terminal.show(screen.lines()) }

  /// Waits for the next keys while other work continues.
  private func readOn() {
    let report = report
    terminal.read { report.yield(.terminal($0)) }
  }

  /// Judges the part as it is now, and cancels a run that is under way.
  private func judge() {
    judging?.cancel()
    runs += 1
    state.startJudging()
    let judge = ExerciseJudge(ExerciseProcess.command(state.exercise, for: page))
    judging = judge
    Task { [report, runs] in report.yield(.judged(await judge.result(), run: runs)) }
  }

  private func take(_ result: Result<Subprocess.Result, any Error>) throws {
    let result = try result.get()
    let text = result.output.text.isEmpty ? result.errors.text : result.output.text
    state.show(verdict: text, isSolved: result.isSuccess)
  }

  /// Does what a key asks for; returns true if the session goes on.
  private func press(_ key: Key) throws -> Bool {
    let isSolved = try answers.progress.state(of: state.exercise) == .solved
    guard let action = state.press(key, isSolved: isSolved, height: screen.height) else { return true }
    var answers = answers
    answers.page = page
    switch action {
    case .quit: return false
    case .interrupt:
      wasInterrupted = true
      return false
    case .suspend: terminal.suspend()
    case .judge: judge()
    case .edit:
      terminal.edit(state.exercise.part, line: 1)
      if watcher.hasChanged() { judge() }
    case .next: try begin(answers.nextExercise(after: state.exercise))
    case .task: state.show(answers.task(of: state.exercise))
    case .keys: state.show(keys)
    case .hint: state.show(try answers.hint(nil, on: state.exercise), isAboveVerdict: true)
    case .list: state.show(try answers.list())
    case .solution: state.show(try answers.solution(of: state.exercise))
    case .difference: state.show(try answers.difference(of: state.exercise))
    case .reset: state.show(try answers.reset(state.exercise), isAboveVerdict: true)
    }
    return true
  }

  private func begin(_ exercise: Exercise?) throws {
    guard let exercise else { return state.show("All other exercises are solved.") }
    watcher = FileWatcher(exercise.part)
    state.begin(exercise)
    introduce()
  }

  /// Shows what the exercise is about while it is judged.
  private func introduce() {
    var answers = answers
    answers.page = page
    state.show(answers.task(of: state.exercise))
    judge()
  }

  private var keys: String {
    ExerciseWatchScreen.keyMeanings.flatMap { page.definition($0, $1, column: 16) }.joined(separator: "\n")
  }
}

/// A run of this program that judges an exercise, which can be cancelled.
nonisolated final class ExerciseJudge: Sendable {
  private struct State {
    var process: Int32?
    var isCancelled = false
  }

  private let command: [String]
  private let state = Mutex(State())

  /// Creates a run of a command.
  init(_ command: [String]) {
    self.command = command
  }

  /// Runs it, and returns how it ended.
  @concurrent func result() async -> Result<Subprocess.Result, any Error> {
    // Another process may get the identifier of one that has ended.
    defer { state.withLock { $0.process = nil } }
    return Result {
      try withSignalsUnblocked {
        try Subprocess.run(command, temporaryFolder: FileManager.default.temporaryDirectory) { process in
          state.withLock { $0.process = process }
          if state.withLock({ $0.isCancelled }) { end(process) }
        }
      }
    }
  }

  /// Ends it, and the checks that it runs.
  func cancel() {
    let process = state.withLock { state in
      state.isCancelled = true
      return state.process
    }
    if let process { end(process) }
  }

  /// Sends `SIGTERM` instead of `SIGKILL`, so that the program can end the processes that it has started.
  private func end(_ process: Int32) { kill(process, SIGTERM) }
}
