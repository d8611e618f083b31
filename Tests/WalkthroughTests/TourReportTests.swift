import Architectures
import Playing
import ProcessTesting
import Specification
import Testing
import TextLayout

@testable import Walkthrough

@Suite struct TourReportTests {
  private func report(width: Int = 80, showsWiring: Bool = false, event: Int? = nil) throws -> TourReport {
    TourReport(
      tour: try Tour(of: .sortCountries, by: Architectures.of(.swiftIO), screenWidth: min(width, 60)),
      page: Page(width: width, style: .plain),
      selection: SceneSelection(event: event, showsWiring: showsWiring))
  }

  @Test(arguments: [20, 40, 80, 200])
  func `no line is wider than both the page and a screen`(width: Int) throws {
    for line in try report(width: width).text().split(separator: "\n") where line.columns > max(width, 60) {
      Issue.record("\(line.columns) columns: \(line)")
    }
  }

  @Test func `it has the card, the events with grouped messages, and the end, in this order`() throws {
    var text = try report().text()[...]
    for part in [
      "View (1) → Interactor (2–4)", "As a user, I want to sort", "Event 1: The user taps “Name ↑”.",
      "2 the interactor runs an action", "Interactor → Action: run(completion:)",
      "SIO-10 The interactor is the one that runs actions.", "Why: ", "SIO-18", "SIO-19",
      "│ [Name ↓]  [Population]",
      "Event 3: ", "✓ The user sees “Zimbabwe”.", "Two things to notice",
    ] {
      let range = try #require(text.firstRange(of: part), "\(part)")
      text = text[range.upperBound...]
    }
    let event = try report(event: 1).text()
    #expect(event.split(separator: "\n").count { $0.hasPrefix("SIO-19") } == 1)
  }

  @Test func `wiring is left out unless requested`() throws {
    let text = try report().text()
    #expect(!text.contains("viewDidLoad()"))
    let whole = try report(showsWiring: true).text()
    #expect(whole.contains("viewDidLoad() (from HeadlessUI"))
    #expect(whole.contains("Opening: The user opens the app."))
  }

  @Test func `a single event can be shown`() throws {
    let text = try report(event: 2).text()
    #expect(text.contains("Event 2: The user taps “Population”."))
    #expect(!text.contains("Event 1") && !text.contains("Event 3"))
  }

  @Test func `options select an event and the wiring`() async throws {
    let event = try await walkthrough("tour", "swift-io", "sort-countries", "--event", "1", "--wiring")
    #expect(event.output.contains("Event 1: The user taps “Name ↑”."))
    let wrong = try await walkthrough("tour", "swift-io", "sort-countries", "--event", "4")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("sort-countries has the events 1 to 3"))
  }
}
