import Foundation
import Specification

/// A learner's progress for a teacher, as a JSON document.
struct ExerciseExport: Encodable {
  /// One exercise and how far the learner is with it.
  struct Entry: Encodable {
    let number: Int
    let id: String
    let title: String
    /// Nil if the learner chooses the pattern.
    let pattern: Pattern?
    let difficulty: Exercise.Difficulty
    let state: ExerciseProgress.State
    /// When it was first certified, such as `2030-01-31T12:00:00Z`.
    let solvedOn: String?
    let tries: Int
    let hints: Int
    let sawSolution: Bool
  }

  let schema = 1
  let exercises: [Entry]

  /// Creates the document from the exercises and the learner's progress.
  ///
  /// - Throws: `ExerciseRecordError` if the record of the progress cannot be read.
  init(of exercises: [Exercise], _ progress: ExerciseProgress) throws {
    self.exercises = try exercises.map { exercise in
      let entry = try progress.entry(of: exercise)
      return Entry(
        number: exercise.number, id: exercise.id, title: exercise.manifest.title,
        pattern: exercise.manifest.pattern, difficulty: exercise.manifest.difficulty,
        state: try progress.state(of: exercise), solvedOn: entry.solvedOn?.formatted(.iso8601),
        tries: entry.tries,
        hints: entry.hints, sawSolution: entry.sawSolution)
    }
  }
}
