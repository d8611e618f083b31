import Testing
import Tracing

@MainActor @Suite struct ScreenTests {
  private let trace = Trace()

  @Test func `each message keeps the screen that follows it`() {
    var text = "empty"
    trace.screen = { text }
    trace.message(to: .view, name: "a()") {
      trace.message(to: .model, name: "b()") { text = "loading" }
      text = "rows"
    }
    #expect(trace.messages.map(\.screen) == ["rows", "loading"])
  }

  @Test func `without a screen a message keeps none`() {
    trace.message(to: .view) {}
    #expect(trace.messages.map(\.screen) == [nil])
  }

  @Test func `a message sent during drawing comes from the system and does not draw again`() {
    var drawn = 0
    trace.screen = { [trace] in
      drawn += 1
      return trace.read(from: .model, name: "rows") { "picture" }
    }
    trace.message(to: .view, name: "a()") {
      trace.message(to: .interactor, name: "b()") {}
    }
    #expect(drawn == 2)
    #expect(
      trace.arrows == [
        "System → View: a()", "View → Interactor: b()", "System → Model: rows", "System → Model: rows",
      ])
    #expect(trace.messages.map(\.parent) == [nil, 1, nil, nil])
    #expect(trace.messages.map(\.screen) == ["picture", "picture", "picture", "picture"])
  }

  @Test func `a failed message also keeps the screen that follows it`() {
    struct Broken: Error {}
    trace.screen = { "failure" }
    #expect(throws: Broken.self) { try trace.message(to: .view) { throw Broken() } }
    #expect(trace.messages.map(\.screen) == ["failure"])
  }
}
