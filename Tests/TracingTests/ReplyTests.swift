import Testing
import Tracing

@MainActor @Suite struct ReplyTests {
  private let trace = Trace()

  /// Asks the catalogue from the interactor, and answers what delivers the reply.
  private func ask(_ name: String = "countries()", then: @escaping (Int) -> Void = { _ in }) -> (Int) -> Void
  {
    trace.message(to: .interactor, name: "load()") {
      trace.message(to: .catalogue, name: name) { trace.reply(then) }
    }
  }

  @Test func `a reply that comes at once is sent by the called one while the call runs`() {
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

  @Test func `a reply that comes later is sent by the called one, with no parent`() {
    let deliver = ask { _ in trace.message(to: .model, name: "update()") {} }
    #expect(trace.current == nil)
    deliver(7)
    #expect(
      trace.arrows.suffix(2) == ["Catalogue → Interactor: completion", "Interactor → Model: update()"])
    #expect(trace.messages.map(\.kind) == [.call, .call, .asynchronousReply, .call])
    #expect(trace.messages.map(\.parent) == [nil, 1, nil, 3])
    #expect(trace.messages.map(\.answers) == [nil, nil, 2, nil])
  }

  @Test func `a reply names the call that it answers, in whatever order replies come`() {
    let first = ask()
    let second = ask("films()")
    second(2)
    first(1)
    #expect(trace.messages.suffix(2).map(\.answers) == [4, 2])
    #expect(trace.messages.suffix(2).map { $0.payload.summary() } == ["2", "1"])
  }

  @Test func `a reply that is delivered by somebody is sent by that one`() {
    let deliver = ask()
    trace.message(to: .view, name: "tick()") { deliver(1) }
    #expect(trace.arrows.last == "View → Interactor: completion")
    #expect(trace.messages.last?.kind == .asynchronousReply)
    #expect(trace.messages.last?.parent == 3)
  }

  @Test func `a call that is cancelled never records a reply`() {
    _ = ask()
    trace.message(to: .catalogue, name: "cancel()", from: .interactor) {}
    #expect(trace.messages.allSatisfy { $0.answers == nil })
    #expect(trace.messages.count == 3)
  }

  @Test func `a completion may call again, and that call is answered in its turn`() {
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

  @Test func `a reply that is delivered while another is delivered stands under it`() {
    let second = ask("films()")
    let first = ask { _ in second(2) }
    first(1)
    #expect(trace.messages.suffix(2).map(\.answers) == [4, 2])
    #expect(trace.messages.suffix(2).map(\.parent) == [nil, 5])
    #expect(
      trace.arrows.suffix(2) == ["Catalogue → Interactor: completion", "Interactor → Interactor: completion"])
    #expect(trace.current == nil)
  }

  @Test func `a completion that is called twice is seen twice`() {
    let deliver = ask()
    deliver(1)
    deliver(2)
    #expect(trace.messages.suffix(2).map(\.answers) == [2, 2])
  }
}
