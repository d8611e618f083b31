import Testing
import Tracing

@Suite struct PayloadTests {
  private enum Part { case list, everything }
  private enum Event {
    case opened(Country)
    case moved(x: Int, y: Int)
    case scrolled(to: Int)
    case failed(any Error)
    indirect case after(Event)
  }
  private struct Country: Hashable {
    let code: String
    let name: String
  }
  private struct Code: CustomStringConvertible {
    let description: String
  }
  private struct Pair: Hashable {
    let left: Int
    let right: Set<Int>
  }
  private struct Level {
    let next: [Level]
    let number: Int
  }
  private struct Broken: Error { let code: Int }
  private final class Interactor { let secret = 1 }

  private let italy = Country(code: "IT", name: "Italy")

  private func summary(_ value: Any, limit: Int = 60) -> String {
    Payload(reflecting: value).summary(limit: limit)
  }

  @Test func `scalars and strings are written as in code`() {
    #expect(summary(7) == "7")
    #expect(summary(1.5) == "1.5")
    #expect(summary(true) == "true")
    #expect(summary("fin") == "\"fin\"")
    #expect(summary(Code(description: "IT")) == "IT")
    #expect(summary(Int.self) == "Int")
  }

  @Test func `no arguments are written as an empty text`() {
    #expect(Payload(reflecting: ()) == .none)
    #expect(Payload.none.summary() == "")
  }

  @Test func `an optional is its value, or nil`() {
    #expect(summary(Int?.none as Any) == "nil")
    #expect(summary(Int?.some(3) as Any) == "3")
    #expect(summary(Int??.some(.none) as Any) == "nil")
    #expect(Payload(reflecting: String?.none as Any).type == "Optional<String>")
  }

  @Test func `a case is written as in code, with its associated values`() {
    #expect(summary(Part.list) == ".list")
    #expect(summary(Event.opened(italy)) == ".opened(Country(\"Italy\"))")
    #expect(summary(Event.moved(x: 1, y: 2)) == ".moved(x: 1, y: 2)")
    #expect(summary(Event.scrolled(to: 4)) == ".scrolled(to: 4)")
    #expect(summary(Event.failed(Broken(code: 3))) == ".failed(Broken(code: 3))")
  }

  @Test func `a result is its case`() {
    #expect(summary(Result<[Country], Broken>.success([italy])) == ".success(1 × Country: Italy)")
    #expect(summary(Result<Int, Broken>.failure(Broken(code: 3))) == ".failure(Broken(code: 3))")
    #expect(summary(Result<Void, Broken>.success(())) == ".success")
  }

  @Test func `a record shows its fields, or its name if it has one`() {
    #expect(summary(Broken(code: 3)) == "Broken(code: 3)")
    #expect(summary(italy) == "Country(\"Italy\")")
  }

  @Test func `several arguments are written as a tuple with their labels`() {
    #expect(summary((1, "two")) == "1, \"two\"")
    #expect(
      summary((countries: [italy], order: Part.list)) == "countries: 1 × Country: Italy, order: .list")
  }

  @Test func `an object shows only its type, and a closure only that it is one`() {
    #expect(summary(Interactor()) == "Interactor")
    #expect(Payload(reflecting: Interactor()).children == [])
    #expect(summary({ (_: Int) in }) == "closure")
  }

  @Test func `a list shows its count and its first three elements`() {
    let payload = Payload(reflecting: (1...253).map { Country(code: "\($0)", name: "Land \($0)") })
    #expect(payload.count == 253)
    #expect(payload.children.count == 3)
    #expect(payload.summary() == "253 × Country: Land 1, Land 2, Land 3, …")
    #expect(summary([Int]()) == "0 × Int")
  }

  @Test func `a set and a dictionary list their elements in a fixed order`() {
    #expect(summary(Set(["c", "a", "d", "b"])) == "4 × String: \"a\", \"b\", \"c\", …")
    #expect(
      summary(["b": 2, "a": 1], limit: 80)
        == "2 × Dictionary<String, Int>: (key: \"a\", value: 1), (key: \"b\", value: 2)")
    let pairs = (1...8).map { Pair(left: 0, right: [$0, $0 + 1]) }
    let expected = Payload(reflecting: Set(pairs))
    for _ in 1...20 {
      #expect(Payload(reflecting: Set(pairs.shuffled())) == expected)
    }
  }

  @Test func `a deep tree is cut, and so are deeply nested cases`() {
    var level = Level(next: [], number: 0)
    var event = Event.moved(x: 0, y: 0)
    for number in 1...2_000 {
      level = Level(next: [level], number: number)
      event = .after(event)
    }
    func depth(_ payload: Payload) -> Int { 1 + (payload.children.map(depth).max() ?? 0) }
    #expect(depth(Payload(reflecting: level)) == 5)
    #expect(depth(Payload(reflecting: event)) == 5)
    #expect(summary(event) == ".after(.after(.after(.after(.after))))")
  }

  @Test func `a long text is cut, and its line breaks are shown as symbols`() {
    let payload = Payload(reflecting: String(repeating: "a", count: 100))
    #expect(payload.text == "\"" + String(repeating: "a", count: 59) + "…\"")
    #expect(summary("one\ntwo\r\nthree") == "\"one ⏎ two ⏎ three\"")
    #expect(summary(Code(description: "one\ntwo")) == "one ⏎ two")
  }

  @Test func `a summary fits its maximum length, and shows that it was cut`() {
    #expect(summary("abcdefghij", limit: 12) == "\"abcdefghij\"")
    #expect(summary("abcdefghij", limit: 11) == "\"abcdefghi…")
  }

  @Test func `a tree keeps labels and types`() {
    let payload = Payload(reflecting: Broken(code: 3))
    #expect(payload.label == nil)
    #expect(payload.type == "Broken")
    #expect(payload.children.map(\.label) == ["code"])
    #expect(payload.children.map(\.type) == ["Int"])
    #expect(payload.children.map(\.text) == ["3"])
  }

  @Test func `an object that stands in for another has the other's name`() {
    final class Double: Proxy {
      let original: Any
      init(original: Any) { self.original = original }
    }
    #expect(Payload(reflecting: Double(original: Interactor())).summary() == "Interactor")
    #expect(
      Payload(reflecting: ["a", Double(original: "b")] as [Any]).children.map(\.text) == ["\"a\"", "\"b\""])
  }
}
