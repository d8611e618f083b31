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

  @Test func `a trace is a sequence diagram, an event a note, replies and reads dotted`() {
    trace.message(to: .view, "Name", kind: .userEvent, name: "tap(_:)", from: .user) {
      trace.message(to: .interactor, name: "sort()") {
        trace.read(from: .model, name: "countries") { [3, 1] }
        trace.message(to: .catalogue, name: "countries()") { trace.reply { (_: Int) in } }(7)
      }
    }
    #expect(
      diagram == """
        sequenceDiagram
          participant P1 as User<br/>the user
          participant P2 as View<br/>View 1
          participant P3 as Interactor<br/>Interactor 1
          participant P4 as Model<br/>Model 1
          participant P5 as Catalogue<br/>Catalogue 1
          Note over P2: 1 tap(_:) "Name"
          P2->>P3: 2 [step 1] sort()
          P3-->>P4: 3 countries 2 × Int: 3, 1
          P3->>P5: 4 countries()
          P3-->>P3: 5 completion 7

        """)
  }

  @Test func `what means something to Mermaid is written as entities`() {
    trace.message(to: .view, "a;b#c<br/>d>e", name: "show(_:)") {}
    #expect(diagram.hasSuffix("->>P2: 1 show(_:) \"a#59;b#35;c#lt;br/#gt;d#gt;e\"\n"))
  }

  @Test func `a line break is a break in the label, never in the diagram`() {
    let odd = Participant(role: "Odd\r\nrole", type: "Odd", object: "odd\nobject;")
    trace.message(to: odd, name: "a\n()") {}
    #expect(
      diagram == """
        sequenceDiagram
          participant P1 as System<br/>the system
          participant P2 as Odd<br/>role<br/>odd<br/>object#59;
          P1->>P2: 1 a<br/>()

        """)
  }

  @Test func `a trace of nothing is an empty diagram`() {
    #expect(diagram == "sequenceDiagram\n")
  }
}
