import Foundation
import Processes
import TextLayout

/// Verifies exercises, at most two at a time, and reports them in order.
struct ExerciseVerificationRun {
  let page: Page
  let terminal: Terminal

  /// Writes a line for each exercise, and returns the verdict.
  ///
  /// - Throws: `ExerciseError`, `Subprocess.Interrupted`, `OutputError`, or an error of Foundation.
  func answer(_ exercises: [Exercise]) async throws -> Answer {
    if let exercise = exercises.first, exercises.count == 1 { return try verify(exercise) }
    // If two processes built at once, one would wait for the other.
    for exercise in exercises { try exercise.prepare() }
    var unsound = 0
    var started: [Task<Subprocess.Result, any Error>] = []
    for index in exercises.indices {
      while started.count < min(index + 2, exercises.count) {
        started.append(start(exercises[started.count]))
      }
      let result = try await started[index].value
      try terminal.write(result.output.text)
      if !result.isSuccess { unsound += 1 }
      if result.output.text.isEmpty { try terminal.write(result.errors.text) }
    }
    let verdict =
      unsound == 0
      ? "All \(exercises.count) exercises are sound."
      : "\(unsound) of \(exercises.count) exercises are not sound."
    return Answer(text: "\n" + page.paragraph(verdict), isSuccess: unsound == 0)
  }

  /// Verifies an exercise in its own process.
  private func start(_ exercise: Exercise) -> Task<Subprocess.Result, any Error> {
    let command =
      [
        Package.program.path, "exercises", "verify", "\(exercise.number)", "--width", "\(page.width)",
        "--color", page.style == .plain ? "never" : "always",
      ] + (page.isLinear ? ["--plain"] : [])
    return Task { try await Self.run(command) }
  }

  @concurrent private nonisolated static func run(_ command: [String]) async throws -> Subprocess.Result {
    try withSignalsUnblocked {
      try Subprocess.run(command)
    }
  }

  private func verify(_ exercise: Exercise) throws -> Answer {
    guard exercise.canBeJudged else {
      let lines = page.definition(
        exercise.id, "skipped. \(ExerciseError.unseen(exercise.number))", column: 36)
      return Answer(text: lines.joined(separator: "\n") + "\n", isSuccess: true)
    }
    let verification = ExerciseVerification(exercise: exercise)
    let notice = WaitingNotice.standard("Verifying \(exercise.id)")
    defer { notice.end() }
    let faults = try verification.faults()
    let sound =
      "\(exercise.manifest.red.count.of("check")) red as shipped, green with "
      + "\(verification.changedLines.of("line")) changed, red after "
      + (try verification.wrongFixes().count.of("wrong fix", "wrong fixes"))
    let lines = page.definition(
      exercise.id, faults.isEmpty ? sound : faults.joined(separator: "\n"), column: 36)
    return Answer(text: lines.joined(separator: "\n") + "\n", isSuccess: faults.isEmpty)
  }
}
