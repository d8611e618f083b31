import Checks
import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct HarmlessProgramTests {
  @Test func `strings, comments and casts of errors break no rule`() async throws {
    var evidence = Evidence.running(.plain())
    evidence.sources += Evidence.reading("Support/HarmlessViewController.swift").sources
    evidence.sources += Evidence.reading("Support/HarmlessInteractor.swift").sources
    evidence.compilations =
      try await Evidence.compiling("Support/HarmlessInteractor.swift", for: "SIO-09").compilations
    #expect(evidence.compilations.count == 1)
    swiftIO.expectUnbroken(by: evidence)
  }
}
