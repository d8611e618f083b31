import Architectures
import Playing
import Specification
import Tracing

/// Compares a learner's list with the messages of a cycle, and explains the first mistake of each kind.
struct MessageVerdict {
  private let list: MessageList
  private let order: MessageOrder

  /// Creates a verdict on a list, given the order in which the app sends the messages.
  init(on list: MessageList, by order: MessageOrder) {
    self.list = list
    self.order = order
  }

  /// The checks, each with its first mistake. No certification is needed: a list of messages cannot break the app.
  var outcome: ExerciseOutcome {
    func check(_ name: String, _ fault: String?) -> ExerciseOutcome.Check {
      ExerciseOutcome.Check(name: name, faults: [fault].compactMap(\.self))
    }
    return ExerciseOutcome(
      verdict: .judged(
        [
          check(
            "every line is one of the messages, and comes no more often than the app sends it", unknownLine),
          check("no message of another pattern is in the cycle", strayLine),
          check("no message of the cycle is missing", missingMessage),
          check("the messages come in the order in which the app sends them", earlyLine),
        ],
        certification: ExerciseOutcome.Check(name: ExerciseOutcome.Check.certification)))
  }

  private var messages: [Message] { order.cycle.messages }

  /// The first line that is not in the shipped list, or that occurs more often than it does there.
  private var unknownLine: String? {
    let known = (messages + order.strays.map(\.message)).map(\.listed)
    for (index, entry) in list.entries.enumerated() {
      guard let count = [known.count(where: { $0 == entry.text })].first(where: { $0 > 0 }) else {
        let guess = known.nearest(to: entry.text).map { " Did you mean “\($0)”?" } ?? ""
        return "Line \(entry.line): There is no message “\(entry.text)”.\(guess)"
      }
      if list.entries[...index].count(where: { $0.text == entry.text }) > count {
        let times = count == 1 ? "" : ", as often as the app sends it"
        return "Line \(entry.line): This message is already above\(times).\n  \(entry.text)"
      }
    }
    return nil
  }

  /// The first line of another pattern: the question that it answers there, and who answers it here.
  private var strayLine: String? {
    for entry in list.entries {
      guard let stray = order.strays.first(where: { $0.message.listed == entry.text }) else { continue }
      let home = stray.cycle.pattern
      let question = home.question(ofStep: stray.message.step ?? 1)
      let pattern = order.cycle.pattern
      let answer = order.cycle.answer(to: question)
      let answers = [
        "• \(home.title): \(stray.message.parties)",
        "• \(pattern.title): \(answer?.parties ?? pattern.silence(on: question))",
      ]
      return place(entry) + "\nThis message belongs to \(home.title). \(question.title)\n"
        + answers.joined(separator: "\n") + "\n" + (answer.map(explanation) ?? "")
    }
    return nil
  }

  /// The first message of the cycle that the list lacks.
  private var missingMessage: String? {
    var rest = list.entries.map(\.text)
    let missing = messages.indices.filter { index in
      guard let place = rest.firstIndex(of: messages[index].listed) else { return true }
      rest.remove(at: place)
      return false
    }
    guard let first = missing.first else { return nil }
    let count = missing.count == 1 ? "A message is missing." : "\(missing.count) messages are missing."
    return count + "\n" + next(at: first, of: messages) + explanation(of: messages[first])
  }

  /// The first line of the cycle that comes before another that the app sends earlier.
  private var earlyLine: String? {
    let texts = messages.map(\.listed)
    let seen = list.entries.filter { texts.contains($0.text) }
    var rest = seen.map(\.text)
    let expected = messages.filter { message in
      rest.firstIndex(of: message.listed).map { _ = rest.remove(at: $0) } != nil
    }
    guard let index = expected.indices.first(where: { seen[$0].text != expected[$0].listed }) else {
      return nil
    }
    return place(seen[index]) + "\nThis message comes too early.\n" + next(at: index, of: expected)
      + explanation(of: expected[index])
  }

  private func place(_ entry: MessageList.Entry) -> String { "Line \(entry.line):\n  \(entry.text)" }

  /// Says who sends the next message to whom, without its name: that is left to the learner.
  private func next(at index: Int, of messages: [Message]) -> String {
    let (sender, receiver) = (messages[index].sender.role, messages[index].receiver.role)
    let way = "from the \(sender.inSentence) to the \(receiver.inSentence)"
    guard index > 0 else { return "The cycle begins with a message \(way).\n" }
    return "After\n  \(messages[index - 1].listed)\nthe next message goes \(way).\n"
  }

  /// Explains a message: the step that it takes, and the rule on it.
  private func explanation(of message: Message) -> String {
    let steps = Architectures.of(order.cycle.pattern).steps
    let step = message.step.map { "Step \($0): \(steps[$0 - 1]).\n" } ?? ""
    let rule = order.cycle.rule(on: message).map { "\n\($0.id) \($0.sentence)\nWhy: \($0.reason)\n" } ?? ""
    return step + rule
  }
}
