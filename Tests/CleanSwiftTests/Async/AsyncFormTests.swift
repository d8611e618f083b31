import Catalogue
import HeadlessUI
import PatternTesting
import Playing
import Testing
import Tracing

@testable import CleanSwift

/// The list of countries that awaits its worker, beside the one that passes completions.
@Suite struct AsyncFormTests {
  @Test(arguments: Story.all + Story.further + [.rows])
  func `both forms show the same screens and send the same requests`(story: Story) throws {
    try cleanSwift.expectSameScreens(in: CleanSwiftArchitecture.async, of: story)
  }

  @Test func `nothing of it survives the app, and its messages and objects break one rule`() {
    cleanSwift.expectSound(CleanSwiftArchitecture.async, breaking: ["VIP-42"])
  }

  @Test func `ending the app while it loads cancels the request`() throws {
    let stage = Stage(CleanSwiftArchitecture.async)
    try stage.perform(.launch())
    #expect(stage.catalogue.pending.count == 1)
    stage.terminate()
    #expect(stage.catalogue.pending.isEmpty)
  }

  @Test func `a story has the same messages each time`() throws {
    func document() throws -> TraceDocument {
      try Performance(of: .lastSearchWins, by: CleanSwiftArchitecture.async).document
    }
    let first = try document()
    for _ in 2...10 { #expect(try document() == first) }
  }
}
