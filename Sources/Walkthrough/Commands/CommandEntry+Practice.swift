import Stories
import VIPER

extension CommandEntry {
  static let exercises = CommandEntry(
    name: "exercises",
    brief: "broken parts to fix, and messages to put in order",
    summary:
      "Parts of the four apps that are broken or not written yet, and a few larger tasks, each with checks. You work in "
      + "your editor and run the checks, which report what was expected, what was seen, and by which rule. In other "
      + "exercises you put the messages of a cycle in order; nothing is compiled.",
    subcommands: [
      CommandEntry(name: "list", brief: "the exercises by difficulty, and your progress; the default") {
        _, _ throws(UsageError) in .exercises(.list)
      },
      CommandEntry(
        name: "watch", brief: "judges exercise N, or the easiest that is not solved, each time it is saved",
        operands: [.exercise.optional()]
      ) { words, _ throws(UsageError) in
        .exercises(
          .watch(try words.first.map { word throws(UsageError) in try number(word, after: "watch") }))
      },
      CommandEntry(
        name: "run", brief: "judges exercise N, or the easiest that is not solved, once",
        operands: [.exercise.optional()]
      ) { words, _ throws(UsageError) in
        .exercises(.run(try words.first.map { word throws(UsageError) in try number(word, after: "run") }))
      },
      CommandEntry(name: "next", brief: "the easiest exercise that is not solved") {
        _, _ throws(UsageError) in .exercises(.next)
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
        return .exercises(.hint(try number(words[0], after: "hint"), part: part))
      },
      CommandEntry(name: "diff", brief: "your changes to the part so far", operands: [.exercise]) {
        words, _ throws(UsageError) in .exercises(.diff(try number(words[0], after: "diff")))
      },
      CommandEntry(name: "solution", brief: "the lines that fix the part", operands: [.exercise]) {
        words, _ throws(UsageError) in .exercises(.solution(try number(words[0], after: "solution")))
      },
      CommandEntry(
        name: "reset", brief: "restores the part as it was shipped, and keeps yours beside it",
        operands: [.exercise]
      ) { words, _ throws(UsageError) in .exercises(.reset(try number(words[0], after: "reset"))) },
      CommandEntry(name: "export", brief: "your progress as JSON, to hand to a teacher") {
        _, _ throws(UsageError) in .exercises(.export)
      },
      CommandEntry(
        name: "verify",
        brief:
          "checks that exercise N, or each one, fails as shipped and with wrong fixes, and passes when fixed",
        operands: [.exercise.optional()]
      ) { words, _ throws(UsageError) in
        .exercises(
          .verify(try words.first.map { word throws(UsageError) in try number(word, after: "verify") }))
      },
    ],
    notes:
      "Your progress belongs to your account, not to one copy of the kit. An exercise that you have solved counts as "
      + "solved everywhere. XDG_DATA_HOME names another folder for it.",
    examples: [
      Example(words: "exercises", meaning: "the list, with your progress"),
      Example(words: "exercises watch", meaning: "the next exercise, judged at each save"),
      Example(words: "exercises run 3", meaning: "judge exercise 3 once"),
    ]
  ) { _, _ throws(UsageError) in .exercises(.list) }

  static let fuzz = CommandEntry(
    name: "fuzz",
    brief: "random scripts, run against several apps at once",
    summary:
      "Runs random scripts against the apps of several patterns at once: a user taps, types, selects, goes back and "
      + "relaunches the app, while the catalogue replies late or out of order, or fails. After every step the apps must show "
      + "the same screen, and a screen that the user went back from must be gone; at the end no object may be left. A "
      + "failure is reported with its seed and with a script from which no step can be removed, ready to paste into a "
      + "test.",
    operands: [.patterns("the patterns whose apps are compared; all by default")],
    formats: [
      .text,
      FormatEntry(
        format: .json,
        meaning:
          "one document: schema, patterns, scripts, isInterrupted, length, seed, counts, failure if any"),
    ],
    options: [.scripts, .seed],
    notes:
      "The seed of the first script is random by default; each further script has the next seed. A release build "
      + "runs scripts faster: 'swift run -c release walkthrough fuzz'.",
    examples: [
      Example(words: "fuzz --scripts 20", meaning: "20 scripts for all four apps"),
      Example(words: "fuzz viper mvvm-fc --seed 9", meaning: "two apps, with scripts that can be repeated"),
    ]
  ) { words, options throws(UsageError) in
    var plan = FuzzPlan(patterns: try patterns(words[...]))
    plan.scripts = options.scripts ?? plan.scripts
    plan.seed = options.seed ?? plan.seed
    return .fuzz(plan)
  }

  static let console = CommandEntry(
    name: "console",
    brief: "the app without screens, line by line",
    summary:
      "The app without screens: VIPER's interactors, driven by lines of text from a terminal or a pipe. They find "
      + "and sort countries, open countries and films, and mark favourites, which are kept in a file.",
    options: [.store, .catalogue],
    terms: Console.commands.map { Term(term: $0.usage, meaning: $0.meaning) }
      + [Term(term: "quit", meaning: "leaves; so does the end of the input")],
    examples: [
      Example(words: "console", meaning: "type commands such as 'search italy'"),
      Example(words: "console --store /tmp/favourites.json", meaning: "keep favourites somewhere else"),
    ]
  ) { _, options throws(UsageError) in .console(store: options.store) }
}
