import Foundation

/// Watches an exercise in plain lines, for a pipe or a screen reader: prints a verdict for each save, and reads letters
/// that are followed by Enter.
struct PlainExerciseWatch {
  let answers: ExerciseAnswers
  let terminal: Terminal

  private static let help =
    "Type t for the task, a for the whole of a verdict that was shortened, h for a hint, l for the list, n for the next "
    + "exercise, s for the solution, d for your changes, r to reset, e for the file to edit, ? for this line, q to quit; "
    + "Enter judges again, and so does saving the file."

  /// Goes on until the user types q or the input ends.
  ///
  /// - Returns: False if the input has ended before the exercise was solved, for example because nobody can type.
  /// - Throws: `OutputError`, `ExerciseError`, `ExerciseRecordError`, or an error of Foundation.
  func run(_ first: Exercise) async throws -> Bool {
    var exercise = first
    var watcher = FileWatcher(exercise.part)
    var verdict = try await judge(exercise)
    try write(answers.page.paragraph(Self.help))
    while true {
      if watcher.hasChanged() { verdict = try await judge(exercise) }
      guard isInputThere else { continue }
      guard let line = nextLine()?.trimmingCharacters(in: .whitespacesAndNewlines) else {
        try write(answers.page.paragraph("The input has ended, so no further save is judged."))
        return verdict.isSolved
      }
      guard let letter = line.first else {
        verdict = try await judge(exercise)
        continue
      }
      guard line.count == 1, let action = ExerciseWatchState.actions[letter] else {
        try write(answers.page.paragraph(Self.help))
        continue
      }
      guard action != .quit else { return true }
      guard try isWanted(action, on: exercise) else { continue }
      if action == .next, let next = try answers.nextExercise(after: exercise) {
        exercise = next
        watcher = FileWatcher(exercise.part)
        verdict = try await judge(exercise)
      } else {
        try write(action == .all ? verdict.whole : text(for: action, on: exercise))
      }
    }
  }

  private func text(for action: ExerciseWatchState.Action, on exercise: Exercise) throws -> String {
    switch action {
    case .task: answers.task(of: exercise)
    case .keys: answers.page.paragraph(Self.help)
    case .hint: try answers.hint(nil, on: exercise)
    case .list: try answers.list()
    case .solution: try answers.solution(of: exercise)
    case .difference: try answers.difference(of: exercise)
    case .reset: try answers.reset(exercise)
    case .next: answers.page.paragraph("All other exercises are solved.")
    default: answers.page.paragraph("Open \(exercise.path) in your editor.")
    }
  }

  /// Asks before a reset, and before the solution of an exercise that is not solved.
  private func isWanted(_ action: ExerciseWatchState.Action, on exercise: Exercise) throws -> Bool {
    switch action {
    case .reset:
      let question = "Restore \(exercise.path) as it was shipped? Your version is kept beside it."
      return try isYes(to: "\(question) Type y to reset it.")
    case .solution:
      guard try answers.progress.state(of: exercise) != .solved else { return true }
      return try isYes(
        to: "Exercise \(exercise.number) is not solved yet. Show its solution? Type y to see it.")
    default: return true
    }
  }

  private func isYes(to question: String) throws -> Bool {
    try write(answers.page.paragraph(question))
    return nextLine()?.lowercased().hasPrefix("y") == true
  }

  /// Judges an exercise, and prints the verdict.
  private func judge(_ exercise: Exercise) async throws -> ExerciseVerdict {
    try write(answers.page.paragraph("Judging exercise \(exercise.number), \(exercise.path)."))
    let verdict = try await answers.judge(exercise)
    try write(answers.showsAll ? verdict.whole : verdict.short)
    if verdict.isSolved {
      let progress = try answers.watchProgress()
      try write(answers.page.paragraph("Solved! That makes \(progress.solved) of \(progress.count)."))
    }
    return verdict
  }

  private func write(_ text: String) throws(OutputError) {
    let text = text.visible(in: terminal.style)
    try terminal.write((answers.page.isLinear ? text.linear : text) + "\n")
  }

  /// True if a line can be read or the input has ended; waits for that until it is time to look at the file again.
  private var isInputThere: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 50) > 0
  }

  /// Reads a line and no byte more, since `poll` sees only bytes that have not been read. Nil at the end of the input.
  private func nextLine() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
