import Foundation

/// How far a learner is: which parts were green, as they were then.
///
/// It is kept below `.build`; each part is written in one go, so that a kill leaves the old one or the new one.
struct ExerciseProgress {
  /// Where one exercise stands.
  enum State: Equatable {
    /// The part is as it was shipped.
    case untouched
    /// The part was changed since it was shipped, or since it was green.
    case begun
    /// The part is as it was when every check was green.
    case solved
  }

  /// Where an exercise stands.
  func state(of exercise: Exercise) -> State {
    let part = try? Data(contentsOf: exercise.part)
    if part == (try? Data(contentsOf: exercise.shippedPart)) { return .untouched }
    return part != nil && part == (try? Data(contentsOf: file(of: exercise))) ? .solved : .begun
  }

  /// Notes that every check was green.
  ///
  /// - Throws: An error of Foundation where the note cannot be written.
  func noteSolved(_ exercise: Exercise) throws {
    let file = file(of: exercise)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contentsOf: exercise.part).write(to: file, options: .atomic)
  }

  /// Puts the part back as it was shipped, and keeps a part that was changed beside it.
  ///
  /// - Returns: Where it was kept, or nil where nothing had been changed.
  /// - Throws: An error of Foundation where a file cannot be read or written; the part is then as it was.
  func reset(_ exercise: Exercise) throws -> URL? {
    let shipped = try Data(contentsOf: exercise.shippedPart)
    guard let part = try? Data(contentsOf: exercise.part), part != shipped else {
      try shipped.write(to: exercise.part, options: .atomic)
      return nil
    }
    let kept = (1...).lazy.map { exercise.folder.appendingPathComponent("Exercise.swift.kept-\($0)") }
      .first { !FileManager.default.fileExists(atPath: $0.path) }
    guard let kept else { return nil }
    try part.write(to: kept, options: .atomic)
    try shipped.write(to: exercise.part, options: .atomic)
    return kept
  }

  private func file(of exercise: Exercise) -> URL {
    exercise.package.appendingPathComponent(".build/exercises/solved/\(exercise.id).swift")
  }
}
