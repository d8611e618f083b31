import Testing
import Tracing

@MainActor @Suite struct FlowTests {
  private let seen: Flow

  init() {
    let trace = Trace()
    trace.message(to: .view, "Name", name: "tap(_:)", from: .user) {
      trace.message(to: .interactor, name: "sort()") {
        trace.message(to: .model, [1, 2], name: "update(_:)") {}
      }
    }
    let messages = trace.messages
    seen = Flow([
      messages[0], messages[1].annotated(step: 1, rules: []), messages[2].annotated(step: 3, rules: []),
    ])
  }

  @Test func `a flow has one line per message, with step, roles, name and payload`() {
    #expect(
      seen.description == """
        User → View: tap(_:) "Name"
        1 View → Interactor: sort()
        3 Interactor → Model: update(_:) 2 × Int: 1, 2
        """)
  }

  @Test func `a flow is read without regard to columns, comments and empty lines`() {
    let expected = Flow(
      parsing: """
        // A person taps.
          User → View:       tap(_:)     "Name"

        1 View → Interactor:\tsort()
        // The work.
        3 Interactor → Model: update(_:)  2 × Int: 1, 2
        """)
    #expect(expected == seen)
    #expect(seen.difference(from: expected) == nil)
    #expect(Flow(parsing: seen.description) == seen)
  }

  @Test func `an empty flow has no lines`() {
    #expect(Flow([]).lines == [])
    #expect(Flow(parsing: "\n  \n// nothing\n") == Flow([]))
  }

  @Test func `a comparison marks the first line that differs and the later ones`() throws {
    let expected = Flow(
      parsing: """
        User → View: tap(_:) "Name"
        1 View → View Controller: sort()
        3 Interactor → Model: update(_:) 3 × Int
        """)
    let difference = try #require(seen.difference(from: expected))
    #expect(difference.firstDifference == 2)
    #expect(
      difference.description == """
        The flow differs first at line 2.
            expected                                  │ seen
            User → View: tap(_:) "Name"               │ User → View: tap(_:) "Name"
          ▶ 1 View → View Controller: sort()          │ 1 View → Interactor: sort()
          ≠ 3 Interactor → Model: update(_:) 3 × Int  │ 3 Interactor → Model: update(_:) 2 × Int: 1, 2

        """)
  }

  @Test func `missing and extra lines are reported`() throws {
    let short = Flow(parsing: "User → View: tap(_:) \"Name\"")
    #expect(
      try #require(seen.difference(from: short)).description == """
        The flow differs first at line 2.
            expected                     │ seen
            User → View: tap(_:) "Name"  │ User → View: tap(_:) "Name"
          ▶ (nothing)                    │ 1 View → Interactor: sort()
          ≠ (nothing)                    │ 3 Interactor → Model: update(_:) 2 × Int: 1, 2

        """)
    #expect(
      try #require(Flow([]).difference(from: short)).description == """
        The flow differs first at line 1.
            expected                     │ seen
          ▶ User → View: tap(_:) "Name"  │ (nothing)

        """)
  }

  @Test(arguments: [40, 200])
  func `of many missing lines only the first fill the page, and the others are counted`(width: Int) throws {
    let missing = (1...20).map { "Presenter → View: show\($0)()" }
    let expected = Flow(parsing: "User → View: tap()\n" + missing.joined(separator: "\n"))
    let difference = try #require(Flow(parsing: "User → View: tap()").difference(from: expected))
    let text = difference.text(width: width, context: 3)
    #expect(text.contains("show8()") && !text.contains("show9()"), "\(text)")
    #expect(text.contains("(12 more lines that differ)"), "\(text)")
    #expect(difference.description.contains("show20()"))
  }

  @Test func `wide characters leave the two sides of a comparison aligned`() throws {
    let difference = try #require(Flow(parsing: "b").difference(from: Flow(parsing: "日本\na")))
    #expect(
      difference.description == """
        The flow differs first at line 1.
            expected  │ seen
          ▶ 日本      │ b
          ≠ a         │ (nothing)

        """)
  }
}
