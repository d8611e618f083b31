import Foundation
import Processes
import Synchronization

/// Watches an exercise at a terminal: judges it at each save, and does what the keys ask for, until the user quits.
final class ExerciseWatchSession: TerminalSession {
  /// The events that the session waits for, besides keys.
  enum News: Sendable {
    case saved
    case judged(Result<Subprocess.Result, any Error>, run: Int)
  }

  private let answers: ExerciseAnswers
  private let terminal: RawTerminal
  private let report: @Sendable (News) -> Void
  private let style: TextStyle
  private var state: ExerciseWatchState
  private var watcher: FileWatcher
  private var judging: ExerciseJudge?
  private var runs = 0
  private var polling: Task<Void, Never>?
  private(set) var hasLeft = false
  private(set) var wasInterrupted = false

  /// Creates a session that begins with an exercise.
  init(
    _ exercise: Exercise, answers: ExerciseAnswers, terminal: RawTerminal,
    report: @escaping @Sendable (News) -> Void
  ) {
    self.answers = answers
    self.terminal = terminal
    self.report = report
    style = answers.page.style
    state = ExerciseWatchState(exercise, columns: terminal.size.columns)
    state.progress = try? answers.watchProgress()
    watcher = FileWatcher(exercise.part)
  }

  func begin() {
    polling = Task { [report] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(50))
        if watcher.hasChanged() { report(.saved) }
      }
    }
    introduce()
  }

  func end() {
    polling?.cancel()
    judging?.cancel()
  }

  private var screen: ExerciseWatchScreen {
    ExerciseWatchScreen(state: state, size: terminal.size, style: style)
  }

  private var page: Page { Page(width: terminal.size.columns, style: style) }

  func lines() -> [String] { screen.lines() }

  func take(_ news: News) throws {
    state.columns = terminal.size.columns
    switch news {
    case .saved: judge()
    case .judged(let result, let run): if run == runs { try take(result) }
    }
  }

  /// Judges the part as it is now, and cancels a run that is under way.
  private func judge() {
    judging?.cancel()
    runs += 1
    state.startJudging()
    let judge = ExerciseJudge(ExerciseProcess.command(state.exercise, for: page))
    judging = judge
    Task { [report, runs] in report(.judged(await judge.result(), run: runs)) }
  }

  private func take(_ result: Result<Subprocess.Result, any Error>) throws {
    let result = try result.get()
    let text = result.output.text.isEmpty ? result.errors.text : result.output.text
    let verdicts = text.split(separator: ExerciseProcess.divider).map(String.init)
    let whole = verdicts.last ?? ""
    state.show(
      verdict: answers.showsAll ? whole : verdicts.first ?? "", whole: whole, isSolved: result.isSuccess)
    state.progress = try? answers.watchProgress()
  }

  func press(_ key: Key) throws {
    state.columns = terminal.size.columns
    let isSolved = try answers.progress.state(of: state.exercise) == .solved
    guard let action = state.press(key, isSolved: isSolved, height: screen.height) else { return }
    var answers = answers
    answers.page = page
    switch action {
    case .quit: hasLeft = true
    case .interrupt: (hasLeft, wasInterrupted) = (true, true)
    case .judge: judge()
    case .edit:
      terminal.edit(state.exercise.part, line: 1)
      if watcher.hasChanged() { judge() }
    case .next: try begin(answers.nextExercise(after: state.exercise))
    case .task: state.show(answers.task(of: state.exercise))
    case .keys: state.show(keys)
    case .all: state.showAll()
    case .hint: state.show(try answers.hint(nil, on: state.exercise), isAboveVerdict: true)
    case .list: state.show(list: try answers.list())
    case .open(let number):
      guard let exercise = try Exercise.all().first(where: { $0.number == number }) else {
        return state.show("There is no exercise \(number).")
      }
      try exercise.prepare()
      try begin(exercise)
    case .solution: state.show(try answers.solution(of: state.exercise))
    case .difference: state.show(try answers.difference(of: state.exercise))
    case .reset: state.show(try answers.reset(state.exercise), isAboveVerdict: true)
    }
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
    ExerciseWatchState.keyMeanings.flatMap { page.definition($0, $1, column: 16) }.joined(separator: "\n")
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
        try Subprocess.run(command) { process in
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
