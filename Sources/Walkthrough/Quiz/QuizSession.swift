import Architectures
import Foundation
import Playing
import Specification
import TextLayout
import Tracing

/// Asks questions one after the other, and shows after each answer what is right and why.
struct QuizSession {
  let questions: [QuizItem]
  let page: Page
  let prompt: NumberPrompt

  /// An answered question.
  struct Answer {
    let question: QuizItem
    /// The place of the chosen message among the options, from 1.
    let choice: Int

    var isRight: Bool { choice == question.right }
  }

  /// Asks until the last question, `q` or the end of the input.
  ///
  /// - Parameter keep: Keeps each answer as soon as it is given.
  /// - Returns: The questions that were answered, in order.
  /// - Throws: `OutputError`, and what `keep` throws.
  func run(keeping keep: (Answer) throws -> Void = { _ in }) throws -> [Answer] {
    var answers: [Answer] = []
    var introduced: Set<Pattern> = []
    for (index, question) in questions.enumerated() {
      if introduced.insert(question.pattern).inserted { try prompt.write(cycle(of: question.pattern)) }
      try prompt.write(text(of: question, at: index))
      if index == 0 { try prompt.writeHint(upTo: question.optionCount) }
      guard let choice = try prompt.number(upTo: question.optionCount) else { break }
      let answer = Answer(question: question, choice: choice)
      answers.append(answer)
      try prompt.write(reveal(answer) + "\n")
      try keep(answer)
    }
    try prompt.write(page.paragraph(answers.summary ?? "No question was answered."))
    return answers
  }

  /// Draws the cycle of a pattern, which comes before the first question about it.
  private func cycle(of pattern: Pattern) -> String {
    let lines =
      [TourCycle(of: pattern).line(marking: nil, width: page.width, style: page.style), ""]
      + TourCycle.legend.wrapped(to: page.textWidth) + page.numbered(Architectures.of(pattern).steps)
    return page.heading("The cycle of \(pattern.title)") + "\n\n" + lines.joined(separator: "\n") + "\n\n"
  }

  private func text(of question: QuizItem, at index: Int) -> String {
    let title = "\(index + 1) of \(questions.count) · \(question.pattern.title) · \(question.subject)"
    return page.heading(title) + "\n\n" + question.lines(page).joined(separator: "\n") + "\n\n"
  }

  private func reveal(_ answer: Answer) -> String {
    let question = answer.question
    let verdict = answer.isRight ? "Right." : "No, it is \(question.right): \(question.solution)."
    let first = ([verdict] + question.reasons.prefix(1)).joined(separator: " ")
    let text = ([first] + question.reasons.dropFirst()).map(page.paragraph).joined()
    return page.style.opening(answer.isRight ? "Right." : "No,", of: text, isGood: answer.isRight)
  }
}

extension [QuizSession.Answer] {
  /// The number of right answers, what was missed, and how to repeat them; nil if there are no answers.
  var summary: String? {
    guard !isEmpty else { return nil }
    var text = "\(count(where: \.isRight)) of \(count) right."
    let missed = Set(
      filter { !$0.isRight }.map { "\($0.question.pattern.title), \($0.question.name)" })
    if !missed.isEmpty { text += " Missed: \(missed.sorted().joined(separator: "; "))." }
    return text + " When one is due, '\(Kit.command) review' asks again."
  }
}
