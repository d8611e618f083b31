import Foundation
import Stories
import TextLayout
import Tracing

/// Asks questions one after the other, and tells after each answer what was sent and why.
struct QuizSession {
  let questions: [QuizQuestion]
  let page: Page
  /// Reads the next line that a person types; nil at the end of the input.
  let readLine: () -> String?
  /// Whether what is read is printed: a terminal shows what a person types, a pipe does not.
  let echoes: Bool
  /// Prints.
  let write: (String) throws(OutputError) -> Void

  /// An answered question.
  struct Answer {
    let question: QuizQuestion
    let isRight: Bool
  }

  /// Asks until the last question, `q` or the end of the input.
  ///
  /// - Parameter keep: Keeps an answer as soon as it was given.
  /// - Returns: The questions that were answered, in order.
  /// - Throws: `OutputError`, and what `keep` throws.
  func run(keeping keep: (Answer) throws -> Void = { _ in }) throws -> [Answer] {
    var answers: [Answer] = []
    for (index, question) in questions.enumerated() {
      try write(text(of: question, at: index))
      guard let choice = try choice() else { break }
      let isRight = choice == question.right
      answers.append(Answer(question: question, isRight: isRight))
      try write(reveal(question, isRight: isRight) + "\n")
      try keep(answers[answers.count - 1])
    }
    try write(summary(of: answers))
    return answers
  }

  /// The number of an option; nil to stop.
  private func choice() throws(OutputError) -> Int? {
    while true {
      try write("> ")
      guard let line = readLine()?.trimmingCharacters(in: .whitespaces) else {
        try write("\n")
        return nil
      }
      if echoes { try write(line.quotable + "\n") }
      if ["q", "quit"].contains(line.lowercased()) { return nil }
      if let number = Int(line), (1...4).contains(number) { return number }
      try write("Type 1, 2, 3 or 4; q ends the quiz.\n")
    }
  }

  private func text(of question: QuizQuestion, at index: Int) -> String {
    let title =
      "\(index + 1) of \(questions.count) · \(question.pattern.title) · \(question.story)"
    let context = question.context.flatMap { page.definition("·", $0.sentence, column: 5) }
      .map { $0 + "\n" }.joined()
    let options = question.options.enumerated().flatMap { number, message in
      page.definition("\(number + 1)", message.sentence, column: 5)
    }
    return page.heading(title) + "\n\n" + page.paragraph(question.event) + context + "\n"
      + page.style.strong("Which message comes next?") + "\n\n" + options.joined(separator: "\n") + "\n\n"
  }

  private func reveal(_ question: QuizQuestion, isRight: Bool) -> String {
    var text = isRight ? "Right." : "No, it is \(question.right): \(question.answer.sentence)."
    if let step = question.answer.step { text += " Step \(step): \(question.step)." }
    guard let rule = question.rule else { return page.paragraph(text) }
    return page.paragraph(text) + page.paragraph("\(rule.id) \(rule.sentence) \(rule.reason)")
  }

  private func summary(of answers: [Answer]) -> String {
    guard !answers.isEmpty else { return page.paragraph("No question was answered.") }
    let right = answers.count { $0.isRight }
    var text = "\(right) of \(answers.count) right."
    let missed = Set(
      answers.filter { !$0.isRight }.map {
        "\($0.question.pattern.title), step \($0.question.answer.step ?? 0)"
      })
    if !missed.isEmpty { text += " Missed: \(missed.sorted().joined(separator: "; "))." }
    return page.paragraph(text + " From tomorrow on, '\(Kit.command) review' asks again.")
  }
}

extension Message {
  /// Who sent what to whom, with a short payload.
  fileprivate var sentence: String {
    let payload = payload == .none ? "" : " \(payload.summary(limit: 40))"
    return "\(parties): \(phrase)\(payload)"
  }
}
