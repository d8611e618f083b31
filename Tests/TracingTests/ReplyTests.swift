import Testing
import Tracing

@MainActor @Suite struct ReplyTests {
  private let trace = Trace()

  /// Sends a request from the interactor to the catalogue, and returns a closure that delivers the reply.
  private func ask(_ name: String = "countries()", then: @escaping (Int) -> Void = { _ in }) -> (Int) -> Void
  {
    trace.message(to: .interactor, name: "load()") {
      trace.message(to: .catalogue, name: name) { trace.reply(then) }
    }
  }

  @Test func `an immediate reply is sent by the called object during the call`() {
    trace.message(to: .interactor, name: "load()") {
      trace.message(to: .catalogue, name: "countries()") {
        trace.reply { (_: Int) in trace.message(to: .model, name: "update()") {} }(7)
      }
    }
    #expect(
      trace.arrows == [
        "System → Interactor: load()", "Interactor → Catalogue: countries()",
        "Catalogue → Interactor: completion", "Interactor → Model: update()",
      ])
    #expect(trace.messages.map(\.kind) == [.call, .call, .reply, .call])
    #expect(trace.messages.map(\.parent) == [nil, 1, 2, 3])
    #expect(trace.messages.map(\.answers) == [nil, nil, 2, nil])
    #expect(trace.messages[2].payload.summary() == "7")
  }

  @Test func `a later reply is sent by the called object and has no parent`() {
    let deliver = ask { _ in trace.message(to: .model, name: "update()") {} }
    #expect(trace.current == nil)
    deliver(7)
    #expect(
      trace.arrows.suffix(2) == ["Catalogue → Interactor: completion", "Interactor → Model: update()"])
    #expect(trace.messages.map(\.kind) == [.call, .call, .asynchronousReply, .call])
    #expect(trace.messages.map(\.parent) == [nil, 1, nil, 3])
    #expect(trace.messages.map(\.answers) == [nil, nil, 2, nil])
  }

  @Test func `a reply names the call that it answers, whatever the order of replies`() {
    let first = ask()
    let second = ask("films()")
    second(2)
    first(1)
    #expect(trace.messages.suffix(2).map(\.answers) == [4, 2])
    #expect(trace.messages.suffix(2).map { $0.payload.summary() } == ["2", "1"])
  }

  @Test func `a reply that another object delivers is sent by that object`() {
    let deliver = ask()
    trace.message(to: .view, name: "tick()") { deliver(1) }
    #expect(trace.arrows.last == "View → Interactor: completion")
    #expect(trace.messages.last?.kind == .asynchronousReply)
    #expect(trace.messages.last?.parent == 3)
  }

  @Test func `a cancelled call never records a reply`() {
    _ = ask()
    trace.message(to: .catalogue, name: "cancel()", from: .interactor) {}
    #expect(trace.messages.allSatisfy { $0.answers == nil })
    #expect(trace.messages.count == 3)
  }

  @Test func `a completion may make another call, and the reply to that call is recorded`() {
    var again: ((Int) -> Void)?
    let deliver = ask { _ in
      again = trace.message(to: .catalogue, name: "films()") {
        trace.reply { (_: Int) in trace.message(to: .model, name: "update()") {} }
      }
    }
    deliver(1)
    again?(2)
    #expect(
      trace.arrows.suffix(4) == [
        "Catalogue → Interactor: completion", "Interactor → Catalogue: films()",
        "Catalogue → Interactor: completion", "Interactor → Model: update()",
      ])
    #expect(trace.messages.suffix(4).map(\.parent) == [nil, 3, nil, 5])
    #expect(trace.messages.suffix(4).map(\.answers) == [2, nil, 4, nil])
  }

  @Test func `a reply that arrives during the delivery of another is nested in it`() {
    let second = ask("films()")
    let first = ask { _ in second(2) }
    first(1)
    #expect(trace.messages.suffix(2).map(\.answers) == [4, 2])
    #expect(trace.messages.suffix(2).map(\.parent) == [nil, 5])
    #expect(
      trace.arrows.suffix(2) == ["Catalogue → Interactor: completion", "Interactor → Interactor: completion"])
    #expect(trace.current == nil)
  }

  @Test func `two calls of one completion are two replies`() {
    let deliver = ask()
    deliver(1)
    deliver(2)
    #expect(trace.messages.suffix(2).map(\.answers) == [2, 2])
  }
}
