import Stories
import Tracing

extension TraceDocument {
  /// The message with a number, counted from 1.
  func message(_ number: Int) -> Message {
    messages[number - 1]
  }

  /// The message during which another was sent, or nil.
  func parent(of message: Message) -> Message? {
    message.parent.map { self.message($0) }
  }
}

extension Evidence {
  /// What `body` finds wrong in each trace; a complaint that the rule's subject never occurs where no trace
  /// holds a message that `isSubject` names.
  func judgeTraces(
    _ rule: String, of subject: String, where isSubject: (Message) -> Bool,
    _ body: (TraceDocument, [Message]) -> [Violation]
  ) -> [Violation] {
    let subjects = traces.map { trace in trace.messages.filter(isSubject) }
    guard subjects.contains(where: { !$0.isEmpty }) else {
      return [Violation.unshown(rule, "No trace shows \(subject).")]
    }
    return zip(traces, subjects).flatMap { body($0, $1) }.uniqued
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it first stands.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
