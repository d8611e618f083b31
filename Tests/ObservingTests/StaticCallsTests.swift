import Testing
import Tracing

@testable import Observing

@Suite struct StaticMethodTests {
  @Test(arguments: [
    ("static FilmsFactory.pushIn(_:country:)", "FilmsFactory", "pushIn(_:country:)"),
    ("static Films.Factory.create()", "Factory", "create()"),
    ("static FilmsFactory.create<A>(of:)", "FilmsFactory", "create(of:)"),
    (
      "static M.FilmsFactory.pushIn(_: UI.Nav?, country: Catalogue.Country, dependencies: M.Films) -> ()",
      "FilmsFactory", "pushIn(_:country:dependencies:)"
    ),
    (
      "static M.FilmsFactory.gen<A>(of: A.Type, then: (Swift.Int, Swift.String) -> ()) -> [A]",
      "FilmsFactory",
      "gen(of:then:)"
    ),
    ("static M.FilmsFactory.two(M.Nav, Swift.Int) -> ()", "FilmsFactory", "two(_:_:)"),
    ("static M.FilmsFactory.tup((a: Swift.Int, b: Swift.Int)) -> ()", "FilmsFactory", "tup(_:)"),
    ("static M.(FilmsFactory in _6E3A).create() -> ()", "FilmsFactory", "create()"),
  ])
  func `a static method is read from its name`(symbol: String, type: String, name: String) {
    let method = StaticMethod(symbol)
    #expect(method?.type == type)
    #expect(method?.name == name)
  }

  @Test(arguments: [
    "FilmsFlowController.showFilm(_:)", "closure #1 in static FilmsFactory.pushIn(_:country:)",
    "static FilmsFactory.count.getter", "static M.FilmsFactory.count.getter : Swift.Int",
    "closure #1 () -> () in static M.F.pushIn(_: Swift.Int) -> ()", "static M.F.pushIn(_: Swift.Int", "",
  ])
  func `the name of any other function gives no static method`(symbol: String) {
    #expect(StaticMethod(symbol) == nil)
  }
}

@Suite struct DeliveryTests {
  @Test(arguments: [
    "Trace.deliver<A, B>(_:_:)",
    "Tracing.Trace.(deliver in _4595E4727FD248014A26762C000ABAF7)<A, B where B: Swift.Error>(Swift.Int, () throws(B) -> A) throws(B) -> A",
  ])
  func `a delivery by the trace is known by its short and by its full name`(name: String) {
    #expect(StaticCalls.isDelivery(name))
    #expect(!StaticCalls.isDelivery("closure #1 in \(name)"))
  }
}

@MainActor @Suite(.enabled("this build cannot see calls of static methods") { StaticRole.canSeeCalls })
struct StaticCallsTests {
  private let trace = Trace()
  private let manager = Participant(role: .dependencyManager, type: "Manager", object: "manager")
  private let flow = Participant(role: .flowController, type: "Flow", object: "flow")
  private let model = Participant(role: .model, type: "Model", object: "model")

  private var arrows: [String] { trace.messages.map { "\($0.parties): \($0.name)" } }

  private func calls() -> StaticCalls {
    StaticCalls(
      of: [StaticRole(.factory, ofTypesEndingIn: "Factory", reading: .dependencyManager)], trace: trace)
  }

  @Test func `a static method is the sender of the messages during its call`() {
    let calls = calls()
    trace.message(to: flow, name: "show()") {
      GreetingsFactory.pushIn {
        calls.send(to: .dependencyManager) { trace.read(from: manager, name: "service") {} }
        calls.send(to: .navigation) { trace.message(to: model, name: "push()") {} }
      }
    }
    #expect(
      arrows == [
        "System → Flow Controller: show()", "Flow Controller → Factory: pushIn(_:)",
        "Factory → Dependency Manager: service", "Factory → Model: push()",
      ])
    #expect(trace.messages.map(\.parent) == [nil, 1, 2, 2])
  }

  @Test func `the same method called during another message is another call`() {
    let calls = calls()
    for _ in 1...2 {
      trace.message(to: flow, name: "show()") {
        GreetingsFactory.pushIn {
          calls.send(to: .navigation) { trace.message(to: model, name: "push()") {} }
        }
      }
    }
    #expect(trace.messages.filter { $0.receiver.role == .factory }.count == 2)
  }

  @Test func `a static call that encloses the running message sends nothing`() {
    let calls = calls()
    GreetingsFactory.pushIn {
      trace.message(to: flow, name: "show()") {
        calls.send(to: .navigation) { trace.message(to: model, name: "push()") {} }
      }
    }
    #expect(arrows == ["System → Flow Controller: show()", "Flow Controller → Model: push()"])
  }

  @Test func `a message to another role does not reveal a call`() {
    let calls = calls()
    GreetingsFactory.pushIn {
      calls.send(to: .model) { trace.message(to: model, name: "save()") {} }
    }
    #expect(arrows == ["System → Model: save()"])
  }

  @Test func `a static method of another type has no role`() {
    let calls = calls()
    Greetings.open {
      calls.send(to: .navigation) { trace.message(to: model, name: "push()") {} }
    }
    #expect(arrows == ["System → Model: push()"])
  }
}

@MainActor private enum GreetingsFactory {
  static func pushIn(_ body: () -> Void) {
    body()
  }
}

@MainActor private enum Greetings {
  static func open(_ body: () -> Void) {
    body()
  }
}
