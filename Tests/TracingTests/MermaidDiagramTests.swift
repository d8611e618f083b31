import Testing
import Tracing

@MainActor @Suite struct MermaidDiagramTests {
  private let trace = Trace()

  private var diagram: String {
    TraceDocument(
      pattern: "swift-io", story: "list-countries",
      messages: trace.messages.map { $0.annotated(step: $0.name == "sort()" ? 1 : nil, rules: []) }
    ).mermaid()
  }

  @Test func `a trace is a sequence diagram with a lifeline per role and dotted replies`() {
    trace.message(to: .view, "Name", kind: .userEvent, name: "tap(_:)", from: .user) {
      trace.message(to: .interactor, name: "sort()") {
        trace.read(from: .model, name: "countries") { [3, 1] }
        trace.message(to: .catalogue, name: "countries()") { trace.reply { (_: Int) in } }(7)
      }
    }
    #expect(
      diagram == """
        sequenceDiagram
          participant P1 as User
          participant P2 as View
          participant P3 as Interactor
          participant P4 as Model
          participant P5 as Catalogue
          P1->>P2: 1 tap(_:) "Name"
          P2->>P3: 2 [step 1] sort()
          P3->>P4: 3 reads countries 2 × Int: 3, 1
          P3->>P5: 4 countries()
          P3-->>P3: 5 completion 7

        """)
  }

  @Test func `characters with a meaning in Mermaid are written as entities`() {
    trace.message(to: .view, "a;b#c<br/>d>e", name: "show(_:)") {}
    #expect(diagram.hasSuffix("->>P2: 1 show(_:) \"a#59;b#35;c#lt;br/#gt;d#gt;e\"\n"))
  }

  @Test func `a line break is a break in the label, never in the diagram's source`() {
    let odd = Participant(role: "Odd\r\nrole", type: "Odd", object: "odd\nobject;")
    trace.message(to: odd, name: "a\n()") {}
    #expect(
      diagram == """
        sequenceDiagram
          participant P1 as System
          participant P2 as Odd<br/>role
          P1->>P2: 1 a<br/>()

        """)
  }

  @Test func `an empty trace is an empty diagram`() {
    #expect(diagram == "sequenceDiagram\n")
  }
}
