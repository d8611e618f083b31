import Playing
import Specification
import TextLayout
import Tracing

/// A question before a comparison: which step of one pattern does the same job as a step of another?
struct CompareQuestion {
  /// The pattern and the message to compare with.
  let reference: (side: Comparison.Side, message: Message)
  /// The pattern whose messages are the options.
  let side: Comparison.Side
  /// A message for each question of the cycle that the pattern answers with a step.
  let options: [Message]
  /// The number of the right message among the options, from 1.
  let right: Int
  /// The question of the cycle that both messages answer.
  let subject: CycleQuestion
}

extension CompareQuestion {
  /// Makes the quiz questions about a user event. Each pattern with steps but the first of them gets one for every question of the cycle
  /// that it and the first pattern both answer with a step.
  ///
  /// - Parameter run: The messages of the event, by pattern and question.
  static func all(about run: CompareReport.Run, in sides: [Comparison.Side]) -> [CompareQuestion] {
    let all = run.map { $0.compactMapValues { messages in messages.first { $0.step != nil } } }
    // Plain MVC has no steps.
    let places = sides.indices.filter { !sides[$0].architecture.steps.isEmpty }
    let (sides, steps) = (places.map { sides[$0] }, places.map { all[$0] })
    guard let first = sides.first, let references = steps.first else { return [] }
    return CycleQuestion.allCases.flatMap { subject in
      zip(sides, steps).dropFirst().compactMap { side, messages -> CompareQuestion? in
        let sorted = messages.values.sorted { $0.number < $1.number }
        guard let reference = references[subject], let answer = messages[subject], sorted.count > 1 else {
          return nil
        }
        // The order follows from the trace: the same each time, and no hint at the answer.
        let start = (reference.number + answer.number) % sorted.count
        let options = Array(sorted[start...] + sorted[..<start])
        return CompareQuestion(
          reference: (first, reference), side: side, options: options,
          right: (options.firstIndex(of: answer) ?? 0) + 1, subject: subject)
      }
    }
  }

  /// Lays out the step to compare with, the question, and the options.
  func lines(page: Page) -> [String] {
    let pattern = side.architecture.pattern.title
    let lead = "\(reference.side.architecture.pattern.title), \(reference.message.stepSentence)"
    let options = options.enumerated().flatMap {
      page.definition("\($0 + 1)", $1.stepSentence, column: 5)
    }
    let question = "Which step of \(pattern) does the same job?".wrapped(to: page.textWidth)
    return lead.wrapped(to: page.textWidth) + [""] + question.map(page.style.strong) + [""] + options
  }

  /// Reveals the right answer with its reason, and the rule that says most about the message.
  func reveal(_ choice: Int, page: Page) -> String {
    let verdict = choice == right ? "Right." : "No, it is \(right)."
    let names = [(reference.side, reference.message), (side, options[right - 1])].map {
      side, message in
      let step = message.step.map { "step \($0), \(side.architecture.steps[$0 - 1])" } ?? message.phrase
      return "\(side.architecture.pattern.title), \(step)"
    }
    let text = "\(verdict) Both answer “\(subject.title)”: \(names.joined(separator: "; "))."
    let reach = RuleReach(in: side.performance.document.messages)
    let rule = reach.nearestRule(to: options[right - 1]).map { "\($0.id) \($0.sentence) \($0.reason)" }
    let isRight = choice == right
    return page.style.opening(isRight ? "Right." : "No,", of: page.paragraph(text), isGood: isRight)
      + (rule.map(page.paragraph) ?? "")
  }
}

extension Message {
  /// The message as a sentence that begins with its step.
  fileprivate var stepSentence: String {
    step.map { "step \($0): \(sentence)" } ?? sentence
  }
}
