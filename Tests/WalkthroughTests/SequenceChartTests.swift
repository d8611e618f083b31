import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

@MainActor @Suite struct SequenceChartTests {
  private static let view = Participant(role: "View", type: "View", object: "the view")
  private static let interactor = Participant(role: "Interactor", type: "Interactor", object: "interactor")

  private let trace = Trace()

  private func chart(width: Int) -> String {
    SequenceChart(
      messages: trace.messages.map { $0.annotated(step: $0.name == "sort()" ? 1 : nil, rules: []) },
      page: Page(width: width, style: .plain)
    ).text()
  }

  @Test func `arrows go from lifeline to lifeline, and the messages are listed below by number`() {
    trace.message(to: Self.view, "Name", kind: .userEvent, name: "tap(_:)", from: .user) {
      trace.message(to: Self.interactor, name: "sort()") {
        trace.message(to: Self.view, name: "show()") {}
      }
    }
    #expect(
      chart(width: 60) == """
        step        User              View           Interactor
                      ├─ 1 tap(_:) ────▶│                 │
          1           │                 ├─ 2 sort() ─────▶│
                      │                 │◀─ 3 show() ─────┤

          1  User → View: tap(_:) "Name"
          2  View → Interactor: sort() (step 1)
          3  Interactor → View: show()

        """)
  }

  @Test func `an object's message to itself is numbered if there is room to the right of its lifeline`() {
    trace.message(to: Self.view, name: "tap(_:)", from: .user) {
      trace.message(to: Self.interactor, name: "sort()") {
        for _ in 3...100 { trace.message(to: Self.interactor, name: "compare()") {} }
      }
    }
    // Each of the three lifelines has 11 columns.
    let text = chart(width: 38)
    #expect(text.contains("│ ↺ 99\n"))
    #expect(!text.contains("↺ 100"))
    #expect(text.contains("\n  100  Interactor → "))
  }

  @Test func `a chart whose lifelines do not fit says so`() {
    trace.message(to: Self.view, name: "tap(_:)", from: .user) {}
    let text = chart(width: 12)
    #expect(!text.contains("│"))
    #expect(text.contains("The diagram"))
  }

  @Test(arguments: Pattern.allCases, Story.all.map(\.id))
  func `no line is wider than the page`(pattern: Pattern, id: Story.ID) throws {
    let performance = try Performance.shared(of: #require(Story.named(id)), by: pattern)
    for width in [40, 80, 200] {
      let page = Page(width: width, style: .plain)
      for scene in performance.scenes {
        let text = SequenceChart(messages: scene.messages, page: page).text()
        #expect(text.split(separator: "\n").allSatisfy { $0.columns <= width })
      }
    }
  }
}
