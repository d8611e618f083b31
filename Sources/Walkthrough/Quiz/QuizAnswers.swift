import Foundation
import Stories

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
      return try ask(QuizQuestion.each(of: story, by: pattern))
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

  /// Chooses one question for each step of a cycle. The questions about a step, from all stories, take turns.
  private func questions(
    about pattern: Pattern, _ record: QuizRecord, where isWanted: (String) -> Bool
  ) throws -> [QuizQuestion] {
    let notice = WaitingNotice.standard("Playing the stories of \(pattern.title)")
    defer { notice.end() }
    let all = try Story.all.flatMap { try QuizQuestion.all(of: $0, by: pattern) }
    return Dictionary(grouping: all, by: \.key).filter { isWanted($0.key) }.sorted { $0.key < $1.key }
      .map { key, questions in questions[(record.steps[key]?.asked ?? 0) % questions.count] }
  }

  private func ask(_ questions: [QuizQuestion]) throws -> Answer {
    let session = QuizSession(questions: questions, page: page, prompt: NumberPrompt(on: terminal))
    _ = try session.run { answer in
      try QuizRecord.note(isRight: answer.isRight, of: answer.question.key, on: day, in: file)
    }
    return Answer(text: "")
  }
}
