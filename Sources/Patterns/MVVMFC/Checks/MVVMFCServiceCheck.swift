import Checks
import Tracing

extension Check {
  static let serviceUsesSession: Check = Check("FC-13") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a question to a service", where: \.asksService)
    for (trace, questions) in traces {
      for question in questions
      where !trace.messages.contains(where: {
        $0.receiver.role == .apiSession && trace.is($0, within: question)
      }) {
        report("Service → Api Session: nothing was requested for \(question.quotation(in: trace)).")
      }
      for message in trace.messages
      where message.sender.role == .service && message.answers == nil
        && [.call, .read].contains(message.kind)
        && ![.apiSession, .service].contains(message.receiver.role)
      {
        report(message, in: trace, "a Service gets its answers from the Api Session.")
      }
      for message in trace.messages
      where message.receiver.role == .apiSession && message.kind == .call
        && ![.service, .apiSession, .system].contains(message.sender.role)
      {
        report(message, in: trace, "only a Service uses the Api Session.")
      }
      for message in trace.messages
      where message.sender.role == .service && message.answers != nil && message.payload.isUndecoded {
        report(
          message, in: trace,
          "the Service passes on what the Api Session gave, and does not decode it.")
      }
    }
  }
}

extension Message {
  /// True if it is a request to a service.
  fileprivate var asksService: Bool {
    receiver.role == .service && kind == .call && baseName != "cancel"
  }
}

extension Payload {
  /// True if it holds bytes, JSON as text, or the untyped lists and dictionaries of a JSON parser.
  fileprivate var isUndecoded: Bool {
    let raw: Set<String> = [
      "Data", "NSData", "Array<UInt8>", "NSArray", "NSDictionary", "Array<Any>", "Dictionary<String, Any>",
    ]
    return contains { value in
      guard let text = value.text, text.hasPrefix("\"") else { return raw.contains(value.type) }
      // A line break is shown as an arrow.
      let start = String(text.dropFirst().lazy.filter { !$0.isWhitespace && $0 != "⏎" }.prefix(2))
      return ["[{", "[[", "[\"", "[]", "{\"", "{}"].contains(start)
    }
  }
}
