import Foundation
import Playing
import Specification

/// Asks about a story, about the steps of a pattern, or about those of all patterns.
struct QuizCommand: Command, Equatable {
  var pattern: Pattern?
  var story: Story.ID?

  func answer(with options: Options) throws -> Answer {
    try QuizAnswers(page: options.page, terminal: options.terminal).quiz(pattern, story)
  }
}

/// Asks the questions again that are due.
struct ReviewCommand: Command, Equatable {
  func answer(with options: Options) throws -> Answer {
    try QuizAnswers(page: options.page, terminal: options.terminal).review()
  }
}

extension CommandEntry {
  static let quiz: CommandEntry = CommandEntry(
    name: "quiz",
    brief: "which message comes next? who keeps whom alive?",
    summary:
      "Shows an event of a story and asks which message comes next, out of four. After each answer it shows the "
      + "message, its step in the pattern's cycle, and the rule. Without a story it then asks who keeps whom alive, who "
      + "stops a load that nobody waits for, what reaches the screen, and which rule an edit breaks. Answers are one key each, or lines of standard input: 1 to "
      + "4, or q to stop. The score of each question is kept, and 'review' asks again.",
    operands: [
      .pattern.optional("the pattern; all four by default"),
      .story.optional("the story; by default one question for each step, from several stories"),
    ],
    examples: [
      Example(words: "quiz viper", meaning: "one question for each step of VIPER's cycle, and seven more"),
      Example(words: "quiz swift-io sort-countries", meaning: "the messages of one story"),
    ]
  ) { words, _ throws(UsageError) in
    guard let word = words.first else { return QuizCommand() }
    let pattern = try architecture(word)
    return QuizCommand(pattern: pattern, story: words.count > 1 ? try story(words[1]) : nil)
  }

  static let review: CommandEntry = CommandEntry(
    name: "review",
    brief: "the quiz, with the questions that are due again",
    summary:
      "Repeats the questions that are due. One that you missed is due the next day; one that you answered returns after "
      + "1, 3, 7, 16 and 35 days.",
    examples: [Example(words: "review", meaning: "what is due today")]
  ) { _, _ throws(UsageError) in ReviewCommand() }
}

/// Answers `quiz` and `review`: chooses the questions, asks them, and keeps the score.
struct QuizAnswers {
  let page: Page
  let terminal: Terminal
  /// The file that keeps the score.
  var file = QuizRecord.file
  /// The moment that counts as today.
  var day = Date.now

  /// Asks about a story, or about each step of one cycle or of all.
  ///
  /// - Throws: `QuizRecordError`, `OutputError`, `StoryError`.
  func quiz(_ pattern: Pattern?, _ story: Story.ID?) throws -> Answer {
    let record = try QuizRecord(from: file)
    if let pattern, let story = story.flatMap(Story.named) {
      return try ask(QuizQuestion.each(of: story, by: pattern).map { QuizItem($0) })
    }
    let patterns = pattern.map { [$0] } ?? Pattern.allCases
    return try ask(patterns.flatMap { try questions(about: $0, record) { _ in true } })
  }

  /// Asks about the steps that are due.
  ///
  /// - Throws: `QuizRecordError`, `OutputError`, `StoryError`.
  func review() throws -> Answer {
    let record = try QuizRecord(from: file)
    let due = record.due(on: day)
    let patterns = Pattern.allCases.filter { pattern in
      due.contains { $0.hasPrefix("\(pattern.rawValue) ") }
    }
    // A record may name steps of a cycle that has changed since.
    let chosen = try patterns.flatMap { try questions(about: $0, record, where: due.contains) }
    guard !chosen.isEmpty else {
      let next = record.steps.values.map(\.due).filter { $0 > day }.min()
      let local = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      let text =
        next.map { "Nothing is due before \($0.formatted(local))." }
        ?? "Nothing to review yet. '\(Kit.command) quiz' asks the first questions."
      return Answer(text: page.paragraph(text))
    }
    return try ask(chosen.sorted { due.firstIndex(of: $0.key) ?? 0 < due.firstIndex(of: $1.key) ?? 0 })
  }

  /// Chooses one question for each step of a cycle, and adds those about facts and edits. The questions about a step, from all
  /// stories, take turns.
  private func questions(
    about pattern: Pattern, _ record: QuizRecord, where isWanted: (String) -> Bool
  ) throws -> [QuizItem] {
    let notice = WaitingNotice.standard("Playing the stories of \(pattern.title)")
    defer { notice.end() }
    let all = try Story.all.flatMap { try QuizQuestion.all(of: $0, by: pattern) }
    let steps = Dictionary(grouping: all, by: \.key).filter { isWanted($0.key) }.sorted { $0.key < $1.key }
      .map { key, questions in questions[(record.steps[key]?.asked ?? 0) % questions.count] }
    let facts = try QuizFact.all(about: pattern).filter { isWanted($0.key) }
    let edits = QuizItem.edits(of: pattern, asked: { record.steps[$0]?.asked ?? 0 }, where: isWanted)
    return steps.map { QuizItem($0) } + facts.map { QuizItem($0) } + edits
  }

  private func ask(_ questions: [QuizItem]) throws -> Answer {
    let session = QuizSession(questions: questions, page: page, prompt: NumberPrompt(on: terminal))
    _ = try session.run { answer in
      try QuizRecord.note(isRight: answer.isRight, of: answer.question.key, on: day, in: file)
    }
    return Answer(text: "")
  }
}
