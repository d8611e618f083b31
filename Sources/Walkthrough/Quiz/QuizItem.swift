import Specification
import TextLayout
import Tracing

/// A question of the quiz, whatever it is about, with its options and its answer.
struct QuizItem {
  /// The key under which the record keeps it: `swift-io 4`, `swift-io cancel`, `swift-io edit 2f`.
  let key: String
  let pattern: Pattern
  /// What it is about, for its heading: a story, or a subject.
  let subject: String
  /// Its name among those that were missed: `step 4`.
  let name: String
  /// Lays the question out with its options.
  let lines: (Page) -> [String]
  let optionCount: Int
  /// The number of the right option, from 1.
  let right: Int
  /// The right option in words.
  let solution: String
  /// What the answer teaches, in paragraphs; the first one follows the verdict.
  let reasons: [String]
}

extension QuizItem {
  /// Asks which message comes next.
  init(_ question: QuizQuestion) {
    let step = question.answer.step ?? 0
    self.init(
      key: question.key, pattern: question.pattern, subject: question.story, name: "step \(step)",
      lines: { QuestionText(question: question, page: $0).lines() }, optionCount: question.options.count,
      right: question.right, solution: question.answer.sentence,
      reasons: ["Step \(step): \(question.step)."]
        + (question.rule.map { ["\($0.id) \($0.sentence) \($0.reason)"] } ?? []))
  }

  /// Asks for a fact.
  init(_ fact: QuizFact) {
    self.init(
      key: fact.key, pattern: fact.pattern, subject: fact.subject, name: fact.subject,
      lines: { page in
        let question = fact.question.wrapped(to: page.textWidth).map(page.style.strong)
        return question + [""]
          + fact.options.enumerated().flatMap { page.definition("\($0 + 1)", $1, column: 5) }
      },
      optionCount: fact.options.count, right: fact.right, solution: fact.answer, reasons: [fact.reason])
  }
}
