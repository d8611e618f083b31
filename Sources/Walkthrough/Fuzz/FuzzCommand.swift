import TextLayout

/// Runs random scripts; the exit status says whether a script failed or the run was stopped.
struct FuzzCommand: Command, Equatable {
  let plan: FuzzPlan

  func answer(with options: Options) throws -> Answer {
    let page = options.page
    let outcome = try FuzzRun(plan: plan, progress: page.isLinear ? .silent : .standard).run()
    let report = FuzzReport(plan: plan, outcome: outcome, page: page)
    return Answer(
      text: options.format == .json ? try report.json() : report.text(),
      status: outcome.failure != nil
        ? Walkthrough.failureStatus : outcome.isInterrupted ? Walkthrough.interruptedStatus : 0)
  }
}

extension CommandEntry {
  static let fuzz: CommandEntry = CommandEntry(
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
      Example(words: "fuzz --scripts 20", meaning: "20 scripts for all apps"),
      Example(words: "fuzz viper mvvm-fc --seed 9", meaning: "two apps, with scripts that can be repeated"),
    ]
  ) { words, options throws(UsageError) in
    var plan = FuzzPlan()
    if !words.isEmpty { plan.patterns = try patterns(words[...]) }
    plan.scripts = options[.scripts] ?? plan.scripts
    plan.seed = options[.seed] ?? plan.seed
    return FuzzCommand(plan: plan)
  }
}

extension OptionEntry where Self == Option<Int> {
  fileprivate static var scripts: Self {
    Self(
      "--scripts", "N", takes: "a number from 1 to 1000000",
      "the number of scripts; 200 by default"
    ) { word in
      Int(word).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
    }
  }
}
