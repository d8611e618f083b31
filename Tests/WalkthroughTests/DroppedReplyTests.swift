import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// The replies that a trace reports as too late.
@MainActor @Suite struct DroppedReplyTests {
  @Test(arguments: Pattern.allCases)
  func `a reply to a screen that the user has left is dropped`(pattern: Pattern) async throws {
    let performance = try Performance.shared(of: .leaveWhileLoading, by: pattern)
    let request = try #require(performance.scenes.last?.dropped.first)
    #expect(performance.scenes.flatMap(\.dropped).count == 1)
    #expect(!performance.document.messages.contains { $0.answers == request.number })
    let words = try await words(of: .leaveWhileLoading, by: pattern)
    #expect(
      words.contains(
        "A late reply is dropped, because its request was cancelled: \(request.parties): \(request.baseName)("
      ))
  }

  @Test(arguments: Pattern.allCases)
  func `replies to superseded searches are dropped`(pattern: Pattern) async throws {
    let performance = try Performance.shared(of: .lastSearchWins, by: pattern)
    let requests = performance.scenes.flatMap(\.dropped)
    #expect(requests.count == 2)
    let words = try await words(of: .lastSearchWins, by: pattern)
    #expect(
      words.contains(
        "2 late replies are dropped, because their requests were cancelled: \(requests[0].parties): \(requests[0].baseName)("
      ))
  }

  private func words(of story: Story, by pattern: Pattern) async throws -> String {
    let page = Page(width: 80, style: .plain)
    let report = try await TraceReport(pattern: pattern, story: story.id, page: page, screenWidth: 60)
    return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
