import Specification
import Tracing

/// A question that the patterns answer with different roles; messages that answer the same question can be compared.
enum CycleQuestion: Int, CaseIterable {
  case takes, works, formats, shows, leads

  var title: String {
    switch self {
    case .takes: "Who takes the event?"
    case .works: "Who does the work?"
    case .formats: "Who formats the result?"
    case .shows: "Who shows it?"
    case .leads: "Who leads to another screen?"
    }
  }
}

extension Pattern {
  /// Returns the question that a step of the pattern's cycle answers.
  func question(ofStep step: Int) -> CycleQuestion {
    switch self {
    // MVC has no steps.
    case .mvc: .shows
    case .swiftIO: Self.question(step, takes: 1...1, works: 2...3, formats: 4...6)
    case .cleanSwift: Self.question(step, takes: 1...2, works: 3...3, formats: 4...5)
    case .viper: Self.question(step, takes: 1...2, works: 3...5, formats: 6...7)
    case .mvvmFC:
      switch step {
      case 1: .takes
      case 3: .works
      case 6: .leads
      // The view model formats results itself, without a message.
      default: .shows
      }
    }
  }

  /// Explains why the pattern sends no message that answers a question in an event.
  func silence(on question: CycleQuestion) -> String {
    switch (self, question) {
    case (.mvc, .works): "no message: what there is to do, the view controller does itself"
    case (.mvc, .formats): "no message: the view controller formats results itself"
    case (.mvvmFC, .works): "no message: what there is to do, the view model does itself"
    case (.mvvmFC, .formats): "no message: a view model formats results itself"
    default: "no message here"
    }
  }

  private static func question(
    _ step: Int, takes: ClosedRange<Int>, works: ClosedRange<Int>, formats: ClosedRange<Int>
  ) -> CycleQuestion {
    if takes.contains(step) { return .takes }
    if works.contains(step) { return .works }
    return formats.contains(step) ? .formats : .shows
  }

  /// Returns the question that a message answers; nil if it joins the message before it.
  private func question(of message: Message) -> CycleQuestion? {
    if message.kind == .navigation { return .leads }
    guard self == .mvc else { return message.step.map(question) }
    // Without steps, the two roles tell.
    return switch (message.sender.role, message.receiver.role) {
    case (.view, .viewController), (.catalogue, .viewController): .takes
    case (.viewController, .catalogue), (.viewController, .favourites): .works
    case (.viewController, .view): .shows
    default: nil
    }
  }

  /// Groups the messages of an event by the questions that they answer, in order. A navigation leads to another screen;
  /// a creation joins the message that follows, and any other message without a step the one before it. The user's own
  /// message joins the first question, and so does a reply of the catalogue at the start, with the messages that hand it
  /// on.
  ///
  /// A message that answers an earlier question than the one before it begins a new round, so that the messages of a
  /// round stand in the order of time; but formatting and showing may alternate.
  func rounds(of messages: [Message]) -> [[CycleQuestion: [Message]]] {
    var last = CycleQuestion.takes
    return messages.indices.reduce(into: []) { rounds, index in
      let message = messages[index]
      // An object is made for what comes next.
      let following = message.kind == .creation ? messages[index...].lazy.compactMap(question).first : nil
      let next = question(of: message) ?? following ?? last
      let isBack =
        next.rawValue < last.rawValue && (next.rawValue < CycleQuestion.formats.rawValue || last == .leads)
      if rounds.isEmpty || isBack { rounds.append([:]) }
      rounds[rounds.count - 1][next, default: []].append(message)
      last = next
    }
  }
}

extension [CycleQuestion: [Message]] {
  /// True if results are formatted and shown by turns.
  var alternates: Bool {
    guard let formatted = self[.formats]?.last, let shown = self[.shows]?.first else { return false }
    return formatted.number > shown.number
  }
}
