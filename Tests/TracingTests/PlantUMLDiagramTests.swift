import Testing
import Tracing

@MainActor @Suite struct PlantUMLDiagramTests {
  private let trace = Trace()

  private var diagram: String {
    TraceDocument(
      pattern: "swift-io", story: "list-countries",
      messages: trace.messages.map { $0.annotated(step: $0.name == "sort()" ? 1 : nil, rules: []) }
    ).plantUML()
  }

  @Test func `a trace is a sequence diagram with a lifeline per role and dotted replies`() {
    trace.message(to: .view, "Name", kind: .userEvent, name: "tap(_:)", from: .user) {
      trace.message(to: .interactor, name: "sort()") {
        trace.message(to: .catalogue, name: "countries()") { trace.reply { (_: Int) in } }(7)
      }
    }
    #expect(
      diagram == """
        @startuml
        participant "User" as P1
        participant "View" as P2
        participant "Interactor" as P3
        participant "Catalogue" as P4
        P1 -> P2 : 1 tap(_:) <U+0022>Name<U+0022>
        P2 -> P3 : 2 [step 1] sort()
        P3 -> P4 : 3 countries()
        P3 --> P3 : 4 completion 7
        @enduml

        """)
  }

  @Test func `markup, quotation marks and line breaks are plain text`() {
    let odd = Participant(role: "Odd\r\n\"role\"", type: "Odd", object: "odd")
    trace.message(to: odd, name: "a\n**b** <c> \\n") {}
    #expect(
      diagram == """
        @startuml
        participant "System" as P1
        participant "Odd\\n<U+0022>role<U+0022>" as P2
        P1 -> P2 : 1 sets a\\n*~*b*~* <U+003C>c> <U+005C>n
        @enduml

        """)
  }
}
