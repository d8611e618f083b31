import Testing
import Tracing

@MainActor @Suite struct AwaitedCallTests {
  private let trace = Trace()

  @Test func `what an awaited call returns at once is a reply during the call`() async {
    let count = await trace.awaited(from: .catalogue, "fin", name: "find(_:)") { 7 }
    trace.message(to: .model, name: "update()") {}
    #expect(count == 7)
    #expect(
      trace.arrows == [
        "System → Catalogue: await find(_:)", "Catalogue → System: return", "System → Model: update()",
      ])
    #expect(trace.messages.map(\.kind) == [.call, .reply, .call])
    #expect(trace.messages.map(\.parent) == [nil, 1, nil])
    #expect(trace.messages.map(\.answers) == [nil, 1, nil])
    #expect(trace.messages.map { $0.payload.summary() } == [#""fin""#, "7", ""])
    #expect(trace.messages[0].baseName == "find")
    #expect(trace.messages[0].asksForReply)
  }

  @Test func `what an awaited call throws is a reply, too`() async {
    await #expect(throws: CancellationError.self) {
      try await trace.awaited(from: .catalogue, name: "find()") { throw CancellationError() }
    }
    #expect(trace.arrows == ["System → Catalogue: await find()", "Catalogue → System: throw"])
    #expect(trace.messages[1].answers == 1)
  }

  @Test func `the first job of a task is sent by the object that created the task`() {
    var job: () -> Void = {}
    trace.message(to: .interactor, name: "load()") {
      job = trace.job(of: "1") { trace.message(to: .catalogue, name: "find()") {} }
    }
    #expect(trace.current == nil)
    job()
    #expect(trace.arrows == ["System → Interactor: load()", "Interactor → Catalogue: find()"])
    #expect(trace.current == nil)
  }
}
