import Specification

/// The subcommands of `exercises`.
enum ExerciseCommand: Command, Equatable {
  /// Show the exercises and the learner's progress.
  ///
  /// Of one pattern, or nil for all.
  case list(Pattern? = nil)
  /// Create a folder with all parts, and use it from now on.
  case create(folder: String)
  /// Show the progress as JSON.
  case export
  /// Judge a part each time it is saved; nil for the next exercise that is not solved.
  case watch(Int?)
  /// Judge a part; nil for the next exercise that is not solved.
  case run(Int?)
  /// Name the next exercise that is not solved.
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

  func answer(with options: Options) async throws -> Answer {
    try await ExerciseAnswers(
      page: options.page, terminal: options.terminal, showsAll: options[.all]
    ).answer(to: self)
  }
}

extension CommandEntry {
  static let exercises: CommandEntry = CommandEntry(
    name: "exercises",
    brief: "broken parts to fix, and messages to put in order",
    summary:
      "Parts of the four apps that are broken or not written yet, and a few larger tasks, each with checks. You work in "
      + "your editor and run the checks, which report what was expected, what was seen, and by which rule. In other "
      + "exercises you put the messages of a cycle in order; nothing is compiled.",
    subcommands: [
      CommandEntry(
        name: "list", brief: "the exercises, of PATTERN or of all, and your progress; the default",
        operands: [.pattern.optional("the pattern; all four by default")]
      ) { words, _ throws(UsageError) in
        ExerciseCommand.list(try words.first.map { word throws(UsageError) in try architecture(word) })
      },
      CommandEntry(
        name: "watch", brief: "judges exercise N, or the next that is not solved, each time it is saved",
        operands: [.exercise.optional()]
      ) { words, _ throws(UsageError) in
        ExerciseCommand.watch(
          try words.first.map { word throws(UsageError) in try number(word, after: "watch") })
      },
      CommandEntry(
        name: "run", brief: "judges exercise N, or the next that is not solved, once",
        operands: [.exercise.optional()]
      ) { words, _ throws(UsageError) in
        ExerciseCommand.run(try words.first.map { word throws(UsageError) in try number(word, after: "run") })
      },
      CommandEntry(name: "next", brief: "the next exercise that is not solved") {
        _, _ throws(UsageError) in ExerciseCommand.next
      },
      CommandEntry(
        name: "hint",
        brief: "the next hint: first what the failure means, then where to look, then almost the solution",
        operands: [
          .exercise,
          OperandEntry(
            name: "1-3", noun: "the number of a hint", values: .words(["1", "2", "3"]),
            meaning: "the hint; the next one by default",
            count: .atMostOnce),
        ]
      ) { words, _ throws(UsageError) in
        let part = words.count > 1 ? Int(words[1]) ?? 0 : nil
        guard (1...3).contains(part ?? 1) else { throw .invalid("An exercise has three hints: 1, 2 and 3.") }
        return ExerciseCommand.hint(try number(words[0], after: "hint"), part: part)
      },
      CommandEntry(name: "diff", brief: "your changes to the part so far", operands: [.exercise]) {
        words, _ throws(UsageError) in ExerciseCommand.diff(try number(words[0], after: "diff"))
      },
      CommandEntry(name: "solution", brief: "the lines that fix the part", operands: [.exercise]) {
        words, _ throws(UsageError) in ExerciseCommand.solution(try number(words[0], after: "solution"))
      },
      CommandEntry(
        name: "reset", brief: "restores the part as it was shipped, and keeps yours beside it",
        operands: [.exercise]
      ) { words, _ throws(UsageError) in ExerciseCommand.reset(try number(words[0], after: "reset")) },
      CommandEntry(
        name: "init", brief: "creates FOLDER with all parts, to work there and not in the kit's own files",
        operands: [
          OperandEntry(
            name: "FOLDER", noun: "a new folder", values: .file,
            meaning: "the folder, which is created; all commands on exercises then use it")
        ]
      ) { words, _ throws(UsageError) in ExerciseCommand.create(folder: words[0]) },
      CommandEntry(name: "export", brief: "your progress as JSON, to hand to a teacher") {
        _, _ throws(UsageError) in ExerciseCommand.export
      },
      CommandEntry(
        name: "verify",
        brief:
          "checks that exercise N, or each one, fails as shipped and with wrong fixes, and passes when fixed",
        operands: [.exercise.optional()]
      ) { words, _ throws(UsageError) in
        ExerciseCommand.verify(
          try words.first.map { word throws(UsageError) in try number(word, after: "verify") })
      },
    ],
    options: [.all],
    notes:
      "Your progress belongs to your account, not to one copy of the kit. An exercise that you have solved counts as "
      + "solved everywhere. XDG_DATA_HOME names another folder for it.",
    examples: [
      Example(words: "exercises", meaning: "the list, with your progress"),
      Example(words: "exercises watch", meaning: "the next exercise, judged at each save"),
      Example(words: "exercises run 3", meaning: "judge exercise 3 once"),
    ]
  ) { _, _ throws(UsageError) in ExerciseCommand.list() }

  /// Reads the number of an exercise.
  private static func number(_ word: String, after command: String) throws(UsageError) -> Int {
    guard let number = Int(word) else {
      throw .invalid(
        "'exercises \(command)' takes the number of an exercise. Try '\(Kit.command) exercises \(command) 1'."
      )
    }
    return number
  }
}
