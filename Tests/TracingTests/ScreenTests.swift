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

  @Test func `each message keeps the screen that precedes it, even one whose change was made before it`() {
    var text = "empty"
    trace.screen = { text }
    trace.message(to: .view, name: "a()") {
      text = "loading"
      trace.message(to: .model, name: "b()") {}
      text = "rows"
      trace.message(to: .view, name: "c", isDone: true) {}
    }
    #expect(trace.messages.map(\.screenBefore) == ["empty", "loading", "loading"])
    #expect(trace.messages.map(\.screen) == ["rows", "loading", "rows"])
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
    #expect(drawn == 4)
    #expect(
      trace.arrows == [
        "System → Model: rows", "System → View: a()", "System → Model: rows", "View → Interactor: b()",
        "System → Model: rows", "System → Model: rows",
      ])
    #expect(trace.messages.map(\.parent) == [nil, nil, nil, 2, nil, nil])
    #expect(trace.messages.allSatisfy { $0.screenBefore == "picture" && $0.screen == "picture" })
  }

  @Test func `a failed message also keeps the screen that follows it`() {
    struct Broken: Error {}
    trace.screen = { "failure" }
    #expect(throws: Broken.self) { try trace.message(to: .view) { throw Broken() } }
    #expect(trace.messages.map(\.screen) == ["failure"])
  }
}
