import Testing
import Tracing

@MainActor @Suite struct ParticipantTests {
  private final class Interactor {}
  private final class Presenter {}
  private enum Other {
    final class Interactor {}
  }

  private let trace = Trace()

  @Test func `an object keeps its name, and no other object has the same one`() {
    let first = Interactor()
    let second = Interactor()
    let presenter = Presenter()
    #expect(trace.participant(.interactor, first).object == "Interactor 1")
    #expect(trace.participant(.interactor, second).object == "Interactor 2")
    #expect(trace.participant(.interactor, first).object == "Interactor 1")
    #expect(trace.participant(.action, presenter).object == "Presenter 1")
    #expect(trace.participant(.action, presenter).type == "Presenter")
  }

  @Test func `types of the same name share no object name`() {
    let one = Interactor()
    let other = Other.Interactor()
    #expect(trace.participant(.interactor, one).object == "Interactor 1")
    #expect(trace.participant(.interactor, other).object == "Interactor 2")
  }

  @Test func `the name of an object is not used again after its release`() {
    var names: Set<String> = []
    for _ in 1...200 {
      names.insert(trace.participant(.interactor, Interactor()).object)
    }
    #expect(names.count == 200)
  }

  @Test func `a trace keeps no object alive`() {
    weak var freed: Interactor?
    do {
      let interactor = Interactor()
      freed = interactor
      trace.message(to: trace.participant(.interactor, interactor), interactor) {}
    }
    #expect(freed == nil)
  }
}
