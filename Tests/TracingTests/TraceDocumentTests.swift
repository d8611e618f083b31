import Foundation
import Testing
import Tracing

@MainActor @Suite struct TraceDocumentTests {
  private let document: TraceDocument

  init() {
    let trace = Trace()
    trace.screen = { "╭╮\n╰╯" }
    let site = SourceLine(path: "/home/me/app/Sources/App/Story.swift", line: 9)
    trace.message(to: .view, "Name", kind: .userEvent, name: "tap(_:)", from: .user, at: site) {
      trace.message(to: .catalogue, name: "countries()") { trace.reply { (_: [String]) in } }(["Italy"])
    }
    document = TraceDocument(
      pattern: "swift-io", story: "list-countries",
      messages: trace.messages.map { $0.annotated(step: $0.number == 2 ? 2 : nil, rules: ["SIO-06"]) })
  }

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `a document read from its own JSON equals the original`() throws {
    #expect(try TraceDocument(json: document.json()) == document)
  }

  @Test func `the JSON names its schema, the pattern and the story`() throws {
    let json = try object(document.json())
    #expect(Set(json.keys) == ["schema", "pattern", "story", "messages", "screens"])
    #expect(json["schema"] as? Int == 2)
    #expect(json["pattern"] as? String == "swift-io")
    #expect(json["story"] as? String == "list-countries")
    #expect(TraceDocument.currentSchema == 2)
  }

  @Test func `a message has every key, with null if there is no value`() throws {
    let messages = try #require(object(document.json())["messages"] as? [[String: Any]])
    #expect(messages.count == 3)
    let keys: Set<String> = [
      "number", "parent", "answers", "sender", "receiver", "name", "kind", "step", "payload", "rules", "file",
      "line", "screenBefore", "screen",
    ]
    for message in messages {
      #expect(Set(message.keys) == keys)
      let sender = try #require(message["sender"] as? [String: Any])
      #expect(Set(sender.keys) == ["role", "type", "object"])
      let payload = try #require(message["payload"] as? [String: Any])
      #expect(Set(payload.keys) == ["label", "type", "text", "count", "children"])
    }
    #expect(messages[0]["parent"] is NSNull)
    #expect(messages[0]["step"] is NSNull)
    #expect(messages[1]["file"] is NSNull)
    #expect(messages[2]["answers"] as? Int == 2)
    #expect(messages.map { $0["kind"] as? String } == ["user event", "call", "asynchronous reply"])
  }

  @Test func `a screen is stored once, and messages name it by its place`() throws {
    let json = try object(document.json())
    #expect(json["screens"] as? [String] == ["╭╮\n╰╯"])
    let messages = try #require(json["messages"] as? [[String: Any]])
    #expect(messages.map { $0["screenBefore"] as? Int } == [0, 0, 0])
    var other = json
    other["screens"] = [String]()
    let broken = try JSONSerialization.data(withJSONObject: other)
    #expect(throws: DecodingError.self) { try TraceDocument(json: broken) }
  }

  @Test func `the JSON is the same each time, with sorted keys and a line break at its end`() throws {
    let text = try String(decoding: document.json(), as: UTF8.self)
    #expect(try String(decoding: document.json(), as: UTF8.self) == text)
    #expect(text.hasPrefix("{\n  \"messages\""))
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("Sources/App/Story.swift"))
  }

  @Test func `a document with another schema is refused in one sentence`() {
    let json = Data(#"{ "schema": 1, "trace": [] }"#.utf8)
    let error = #expect(throws: TraceDocument.UnknownSchema.self) { try TraceDocument(json: json) }
    #expect(error?.description == "The trace has schema 1; this version reads schema 2.")
  }

  @Test func `JSON that is not a trace is refused`() {
    #expect(throws: DecodingError.self) { try TraceDocument(json: Data("{}".utf8)) }
    #expect(throws: DecodingError.self) { try TraceDocument(json: Data("not JSON".utf8)) }
    #expect(throws: DecodingError.self) { try TraceDocument(json: Data(#"{ "schema": 2 }"#.utf8)) }
  }
}
