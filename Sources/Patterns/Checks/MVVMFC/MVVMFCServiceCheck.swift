import Checks
import Tracing

extension Check {
  static let serviceUsesSession: Check = Check("FC-13") { evidence in
    evidence.judgeTraces("FC-13", of: "a question to a service", where: \.asksService) { trace, questions in
      let unfounded = questions.filter { question in
        !trace.messages.contains { $0.receiver.role == .apiSession && trace.is($0, within: question) }
      }.map { question in
        "Service → Api Session: nothing was requested for \(question.quotation(in: trace))."
      }
      let past = trace.messages.filter { message in
        message.sender.role == .service && message.answers == nil && [.call, .read].contains(message.kind)
          && ![.apiSession, .service].contains(message.receiver.role)
      }.map { "\($0.quotation(in: trace)): a Service gets its answers from the Api Session." }
      let strangers = trace.messages.filter { message in
        message.receiver.role == .apiSession && message.kind == .call
          && ![.service, .apiSession, .system].contains(message.sender.role)
      }.map { "\($0.quotation(in: trace)): only a Service uses the Api Session." }
      let raw = trace.messages.filter { message in
        message.sender.role == .service && message.answers != nil && message.payload.isUndecoded
      }.map {
        "\($0.quotation(in: trace)): the Service passes on what the Api Session gave, and does not decode it."
      }
      return (unfounded + past + strangers + raw).map { Violation("FC-13", $0) }
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
