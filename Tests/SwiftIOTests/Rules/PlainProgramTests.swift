import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct PlainProgramTests {
  @Test func `the plain program, on which counterexamples are based, breaks no rule`() {
    swiftIO.expectUnbroken(by: .running(.plain()))
  }
}
