import Catalogue
import HeadlessUI
import PatternTesting
import Playing
import Testing
import Tracing

@testable import MVVMFC

/// The list of countries that awaits its service, beside the one that passes completions.
@Suite struct AsyncFormTests {
  @Test(arguments: Story.all + Story.further + [.rows])
  func `both forms show the same screens and send the same requests`(story: Story) throws {
    try mvvmFC.expectSameScreens(in: MVVMFCArchitecture.async, of: story)
  }

  @Test func `nothing of it survives the app, and its messages and objects break one rule`() {
    mvvmFC.expectSound(MVVMFCArchitecture.async, breaking: ["FC-32"])
  }

  @Test func `ending the app while it loads cancels the request`() throws {
    let stage = Stage(MVVMFCArchitecture.async)
    try stage.perform(.launch())
    #expect(stage.catalogue.pending.count == 1)
    stage.terminate()
    #expect(stage.catalogue.pending.isEmpty)
  }

  @Test func `a story has the same messages each time`() throws {
    func document() throws -> TraceDocument {
      try Performance(of: .lastSearchWins, by: MVVMFCArchitecture.async).document
    }
    let first = try document()
    for _ in 2...10 { #expect(try document() == first) }
  }
}
