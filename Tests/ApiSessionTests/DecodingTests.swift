import Foundation
import Library
import Testing

struct DecodingTests {
  /// Returns the reason why a body cannot be decoded as a type, or nil if it can.
  private func reason<Value: Decodable & Sendable>(
    _ type: Value.Type, _ body: String, decoder: any ApiDecoder = JSONDecoder()
  ) -> String? {
    let subject = ManualSession()
    let replies = Replies<Value>()
    subject.session.request(ApiRequest<Value>(.example, callback: .immediate, decoder: decoder)) {
      replies.add($0)
    }
    subject.transport.newest?.answer(200, body)
    guard case .undecodable(let reason)? = replies.errors.first else { return nil }
    return reason
  }

  @Test func `the decoder of the request is used`() throws {
    let list = try PropertyListEncoder().encode(["name": "from a property list"])
    let subject = ManualSession()
    let replies = Replies<Thing>()
    let request = ApiRequest<Thing>(.example, callback: .immediate, decoder: PropertyListDecoder())
    subject.session.request(request) { replies.add($0) }
    subject.transport.newest?.answer(.success(ApiResponse(status: 200, body: list)))
    #expect(replies.values == [Thing(name: "from a property list")])
  }

  @Test func `a request's own decoding replaces the decoder`() {
    let subject = ManualSession()
    let replies = Replies<Int>()
    subject.session.request(ApiRequest(.example, callback: .immediate) { $0.count }) { replies.add($0) }
    subject.transport.newest?.answer(200, "not JSON")
    #expect(replies.values == [8])
  }

  @Test func `a reason gives the place and the expected type`() {
    let list = [Thing].self
    #expect(reason(list, #"[{"name":"a"},{"name":7}]"#) == "[1].name: expected text")
    #expect(reason(list, #"[{"name":"a"},{"number":7}]"#) == "[1].name: is missing")
    #expect(reason(list, #"[{"name":"a","number":"b"}]"#) == "[0].number: expected a whole number")
    #expect(reason([String: [Bool]].self, #"{"a":[true,1]}"#) == "a[1]: expected true or false")
    #expect(reason([String: Double].self, #"{"a":"1"}"#) == "a: expected a number")
    #expect(reason(Thing.self, "[]") == "expected an object")
    #expect(reason(list, "{}") == "expected a list")
    #expect(reason([[Int]].self, "[[1],2]") == "[1]: expected a list")
    #expect(reason(Thing.self, #"{"name":null}"#)?.hasPrefix("name: expected text") == true)
  }

  @Test(arguments: ["", "{", "<html>", "\u{0}", #"{"name":"a"} trailing"#])
  func `a body that is not JSON is reported with a reason`(body: String) throws {
    let text = try #require(reason(Thing.self, body))
    #expect((5...201).contains(text.count))
  }

  @Test func `an error with its own description keeps it`() {
    struct Odd: LocalizedError {
      var errorDescription: String? { "the list is empty" }
    }
    enum Plain: Error { case notEnough }
    #expect(reasonOfOwn { throw Odd() } == "the list is empty")
    #expect(reasonOfOwn { throw Plain.notEnough } == "notEnough")
  }

  private func reasonOfOwn(_ decode: @escaping @Sendable () throws -> Void) -> String? {
    let subject = ManualSession()
    let replies = Replies<Int>()
    let request = ApiRequest<Int>(.example, callback: .immediate) { _ in
      try decode()
      return 0
    }
    subject.session.request(request) { replies.add($0) }
    subject.transport.newest?.answer()
    guard case .undecodable(let reason)? = replies.errors.first else { return nil }
    return reason
  }

  @Test func `text from a hostile server becomes one short line without control characters`() throws {
    let evil = "\u{1B}[2Jred\u{7}\r\n\t\u{202E}abc\u{2028}" + String(repeating: "x\u{301}", count: 5000)
    let body = String(decoding: try JSONEncoder().encode([evil: [evil: 1]]), as: UTF8.self)
    let text = try #require(reason([String: [String: String]].self, body))
    #expect(text.unicodeScalars.count <= 201)
    #expect(text.unicodeScalars.starts(with: "[2Jred abc x".unicodeScalars))
    #expect(text.hasSuffix(": expected text"))
    #expect(!text.unicodeScalars.contains { $0.value < 32 || $0 == "\u{202E}" || $0 == "\u{2028}" })
    struct Long: LocalizedError {
      var errorDescription: String? { String(repeating: "long ", count: 100) }
    }
    let long = try #require(reasonOfOwn { throw Long() })
    #expect(long.unicodeScalars.count == 201)
    #expect(long.hasSuffix("…"))
  }
}
