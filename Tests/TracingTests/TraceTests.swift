import Synchronization
import Testing
import Tracing

@MainActor @Suite struct TraceTests {
  private let trace = Trace()

  @Test func `the sender is the running object, or the system if none is running`() {
    trace.message(to: .view, name: "a()", from: .user) {
      trace.message(to: .interactor, name: "b()") {
        trace.message(to: .model, name: "c()") {}
        trace.message(to: .catalogue, name: "d()") {}
      }
      trace.message(to: .model, name: "e()") {}
    }
    trace.message(to: .model, name: "f()") {}
    #expect(
      trace.arrows == [
        "User → View: a()", "View → Interactor: b()", "Interactor → Model: c()",
        "Interactor → Catalogue: d()", "View → Model: e()", "System → Model: f()",
      ])
    #expect(trace.messages.map(\.parent) == [nil, 1, 2, 2, 1, nil])
    #expect(trace.messages.map(\.number) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `scheduled work sends its messages as the object that scheduled it`() {
    var work: [() -> Void] = []
    trace.message(to: .view, name: "a()", from: .user) {
      trace.message(to: .interactor, name: "b()") {
        work.append(trace.later { [trace] in trace.message(to: .model, name: "d()") {} })
      }
      trace.message(to: .model, name: "c()") {}
    }
    work.append(trace.later { [trace] in trace.message(to: .model, name: "e()") {} })
    for work in work { work() }
    #expect(
      trace.arrows == [
        "User → View: a()", "View → Interactor: b()", "View → Model: c()", "Interactor → Model: d()",
        "System → Model: e()",
      ])
    #expect(trace.messages.map(\.parent) == [nil, 1, 1, 2, nil])
    #expect(trace.current == nil)
  }

  @Test func `an origin is used only while no object is running`() {
    trace.message(to: .view, name: "a()") {
      trace.message(to: .model, name: "b()", from: .user) {}
    }
    #expect(trace.arrows == ["System → View: a()", "View → Model: b()"])
  }

  @Test func `the name of a message is the name of the method that records it`() {
    func refresh(_ part: String, animated: Bool) {
      trace.message(to: .model, (part, animated)) {}
    }
    refresh("list", animated: true)
    #expect(trace.messages[0].name == "refresh(_:animated:)")
    #expect(trace.messages[0].baseName == "refresh")
    #expect(trace.messages[0].payload.summary() == "\"list\", true")
    #expect(trace.messages[0].kind == .call)
  }

  @Test func `a message returns the receiver's answer`() {
    #expect(trace.message(to: .model) { 7 } == 7)
  }

  @Test func `the running object is known during a delivery and unknown afterwards`() {
    #expect(trace.current == nil)
    trace.message(to: .view) {
      #expect(trace.current == .view)
      trace.message(to: .model) { #expect(trace.current == .model) }
      #expect(trace.current == .view)
    }
    #expect(trace.current == nil)
  }

  @Test func `an error passes through a message and leaves the stack as before`() {
    struct Broken: Error {}
    trace.message(to: .view, name: "a()") {
      #expect(throws: Broken.self) {
        try trace.message(to: .interactor, name: "b()") {
          try trace.message(to: .model, name: "c()") { throw Broken() }
        }
      }
      trace.message(to: .catalogue, name: "d()") {}
    }
    #expect(
      trace.arrows == [
        "System → View: a()", "View → Interactor: b()", "Interactor → Model: c()", "View → Catalogue: d()",
      ])
    #expect(trace.current == nil)
  }

  @Test func `a read carries its value, and comes before the messages sent during it`() {
    trace.message(to: .view, name: "a()") {
      let count = trace.read(from: .model, name: "count") {
        trace.read(from: .catalogue, name: "total") { 3 } + 4
      }
      #expect(count == 7)
    }
    #expect(trace.arrows == ["System → View: a()", "View → Model: count", "Model → Catalogue: total"])
    #expect(trace.messages.map { $0.payload.summary() } == ["", "7", "3"])
    #expect(trace.messages.map(\.kind) == [.call, .read, .read])
  }

  @Test func `a read that throws is recorded without a value`() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try trace.read(from: .model, name: "count") { () throws -> Int in throw Broken() }
    }
    #expect(trace.messages.map(\.payload) == [.none])
    #expect(trace.current == nil)
  }

  @Test func `plain arguments are read once, when the messages are asked for`() {
    trace.message(to: .model, Counted(number: 7)) {}
    #expect(Counted.reads.withLock(\.self) == 0)
    #expect(trace.messages[0].payload.text == "number 7")
    #expect(trace.messages[0].payload.text == "number 7")
    #expect(Counted.reads.withLock(\.self) == 1)
  }

  @Test(arguments: Handing.allCases)
  private func `an object that was an argument is not kept alive by the trace`(_ handing: Handing) {
    weak var released: Scene?
    do {
      let scene = Scene()
      released = scene
      trace.message(to: .model, handing.argument(scene)) {}
    }
    #expect(released == nil)
    #expect(trace.messages[0].payload.summary().contains("Scene"))
  }

  @Test func `a source line that the caller passes is kept`() async {
    trace.message(to: .model, at: SourceLine(path: "/home/me/app/Sources/App/Main.swift", line: 12)) {}
    trace.message(to: .model) {}
    let messages = await trace.callSites.locate(trace.messages)
    #expect(messages.map(\.file) == ["Sources/App/Main.swift", nil])
    #expect(messages.map(\.line) == [12, nil])
  }

  @Test func `steps and rules are added to a copy`() {
    trace.message(to: .model) {}
    let annotated = trace.messages[0].annotated(step: 3, rules: ["SIO-01"])
    #expect(annotated.step == 3)
    #expect(annotated.rules == ["SIO-01"])
    #expect(trace.messages[0].step == nil)
    #expect(trace.messages[0].rules == [])
  }

  @Test func `an object is the sender of the messages of its initializer, under its later name`() {
    @MainActor final class Scene {
      init(_ trace: Trace, inner: Bool = false) {
        trace.message(to: .model, name: "a()") {}
        if inner { _ = trace.creation(of: .view, name: "inner()") { Scene(trace) } }
        trace.message(to: .model, name: "b()") {}
      }
    }
    let made = trace.message(to: .interactor, name: "open()") {
      trace.creation(of: .view, "payload", name: "make()") { Scene(trace, inner: true) }
    }
    #expect(
      trace.arrows == [
        "System → Interactor: open()", "Interactor → View: make()", "View → Model: a()",
        "View → View: inner()", "View → Model: a()", "View → Model: b()", "View → Model: b()",
      ])
    #expect(trace.messages.count { $0.kind == .creation } == 2)
    let inner = trace.messages[3].receiver
    let outer = trace.messages[1].receiver
    #expect(outer == trace.participant(.view, made))
    #expect(inner.object == "Scene 1")
    #expect(outer.object == "Scene 2")
    let senders: [Participant] = trace.messages[2...].map(\.sender)
    #expect(senders == [outer, outer, inner, inner, outer])
  }
}

/// A plain value that counts how often it is described.
private struct Counted: CustomStringConvertible {
  static let reads = Mutex(0)

  let number: Int

  var description: String {
    Self.reads.withLock { $0 += 1 }
    return "number \(number)"
  }
}

private final class Scene {}

/// A way in which a message carries an object.
private enum Handing: CaseIterable {
  case alone, inCase, inStructure, inList, inResult

  private enum Event { case opened(Scene) }
  private struct Request { let scene: Scene }

  func argument(_ scene: Scene) -> Any {
    switch self {
    case .alone: scene
    case .inCase: Event.opened(scene)
    case .inStructure: Request(scene: scene)
    case .inList: [scene]
    case .inResult: Result<Scene, Never>.success(scene)
    }
  }
}
