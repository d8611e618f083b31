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

  /// What came of putting a part back.
  enum Reset: Equatable {
    /// It was as it had been shipped.
    case wasSo
    /// There was none.
    case wasMissing
    /// It was another, which was moved there.
    case kept(URL)
  }

  /// Where an exercise stands.
  func state(of exercise: Exercise) -> State {
    let part = try? Data(contentsOf: exercise.part)
    if part == (try? Data(contentsOf: exercise.shippedPart)) { return .untouched }
    return part != nil && part == (try? Data(contentsOf: file(of: exercise))) ? .solved : .begun
  }

  /// Notes that every check was green with a part.
  ///
  /// - Throws: An error of Foundation where the note cannot be written.
  func noteSolved(_ exercise: Exercise, with part: Data) throws {
    let file = file(of: exercise)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try part.write(to: file, options: .atomic)
  }

  /// Puts the part back as it was shipped; one that was changed is moved aside first.
  ///
  /// - Throws: An error of Foundation where a file cannot be read, moved or written; nothing is lost then.
  func reset(_ exercise: Exercise) throws -> Reset {
    let files = FileManager.default
    let shipped = try Data(contentsOf: exercise.shippedPart)
    guard files.fileExists(atPath: exercise.part.path) else {
      try shipped.write(to: exercise.part, options: .atomic)
      return .wasMissing
    }
    if try Data(contentsOf: exercise.part) == shipped { return .wasSo }
    var number = 1
    func place() -> URL { exercise.folder.appendingPathComponent("Exercise.swift.kept-\(number)") }
    while files.fileExists(atPath: place().path) { number += 1 }
    try files.moveItem(at: exercise.part, to: place())
    try shipped.write(to: exercise.part, options: .atomic)
    return .kept(place())
  }

  private func file(of exercise: Exercise) -> URL {
    exercise.package.appendingPathComponent(".build/exercises/solved/\(exercise.id).swift")
  }
}
