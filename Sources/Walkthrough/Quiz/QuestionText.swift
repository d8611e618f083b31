import TextLayout
import Tracing

/// A question as text: the event, the messages before the one that is asked for, and the four to choose from.
struct QuestionText {
  let question: QuizQuestion
  let page: Page
  /// The greatest number of lines of a message.
  var limit = Int.max
  /// True if empty lines separate the parts.
  var hasGaps = true

  func lines() -> [String] {
    let gap = hasGaps ? [""] : []
    let event = question.event.wrapped(to: page.textWidth)
    let context = question.context.flatMap { entry("·", $0) }
    let title = "Which message comes next?".wrapped(to: page.textWidth).map(page.style.strong)
    let options = question.options.enumerated().flatMap { entry("\($0 + 1)", $1) }
    return event + context + gap + title + gap + options
  }

  private func entry(_ term: String, _ message: Message) -> [String] {
    page.definition(term, message.sentence, column: 5)
      .prefixMarked(limit, width: page.width, style: page.style)
  }
}

extension Message {
  /// Sender, receiver and name of the message, with a short payload.
  var sentence: String { "\(parties): \(phraseWithPayload(limit: 40))" }
}

extension [String] {
  /// Returns the first lines, with an ellipsis after the last if more follow.
  func prefixMarked(_ count: Int, width: Int, style: TextStyle) -> [String] {
    guard self.count > count, count > 0 else { return self }
    return dropLast(self.count - count + 1) + [style.truncated(self[count - 1] + "…", to: width)]
  }
}
