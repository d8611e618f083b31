/// The subcommands of `exercises`.
enum ExerciseCommand: Equatable {
  /// Show the exercises and the learner's progress.
  case list
  /// Show the progress as JSON.
  case export
  /// Judge a part each time it is saved; nil for the easiest exercise that is not solved.
  case watch(Int?)
  /// Judge a part; nil for the easiest exercise that is not solved.
  case run(Int?)
  /// Name the easiest exercise that is not solved.
  case next
  /// Show a hint, from 1 to 3; nil for the next one.
  case hint(Int, part: Int?)
  /// Show how the learner has changed a part.
  case diff(Int)
  /// Show the lines that fix a part.
  case solution(Int)
  /// Restore a part as it was shipped.
  case reset(Int)
  /// Check that an exercise is sound; nil for all.
  case verify(Int?)
}
