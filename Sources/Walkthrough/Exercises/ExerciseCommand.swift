/// What can be asked of exercises.
enum ExerciseCommand: Equatable {
  /// Which there are, and how far the learner is.
  case list
  /// Judge the part; nil for the first exercise that is not solved.
  case run(Int?)
  /// A hint, from 1 to 3.
  case hint(Int, part: Int)
  /// What was to be mended.
  case solution(Int)
  /// Put the part back as it was shipped.
  case reset(Int)
  /// Hold every exercise against its manifest.
  case verify

  /// The words that follow `exercises`.
  static let words = ["list", "run", "hint", "solution", "reset", "verify"]
}
