import Catalogue
import Playing
import Specification
import Testing

@testable import Walkthrough

/// The trace of a story that fails. A catalogue without a country that the story looks for stands in for a changed app.
@Suite struct FailingTraceTests {
  @Test func `it shows the messages before the failure, and why it ends`() async throws {
    let report = try await report(without: "China")
    #expect(report.failure?.step.event == .see("China"))
    #expect(report.text().contains("Event 2: The user taps “Population”."))
    #expect(!report.text().contains("Opening:") && !report.text().contains("Event 3:"))
    #expect(
      report.end.words.hasSuffix("✘ The user sees “China”. But the screen does not show “China”.".words))
  }

  @Test func `an app that fails when it is opened is shown being opened`() async throws {
    let report = try await report(without: "Afghanistan")
    #expect(report.text().contains("Opening: The catalogue replies.") && report.failure != nil)
  }

  @Test func `an event after the failure is an error, and one before it is shown`() async throws {
    await #expect(throws: StoryError.self) { try await self.report(without: "China", showing: 3) }
    let report = try await report(without: "China", showing: 1)
    #expect(report.text().contains("Event 1:") && report.failure != nil)
  }

  @Test func `a story that passes has no such end`() async throws {
    let report = try await report(without: "Atlantis")
    #expect(report.failure == nil && report.end.isEmpty)
  }

  private func report(without country: String, showing event: Int? = nil) async throws -> TraceReport {
    let all = CatalogueData.embedded
    return try await TraceReport(
      pattern: .swiftIO, story: Story.sortCountries.id, page: Page(width: 80, style: .plain), screenWidth: 60,
      showing: SceneSelection(event: event),
      data: CatalogueData(countries: all.countries.filter { $0.name != country }, films: all.films))
  }
}
