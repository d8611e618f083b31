import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct PlainProgramTests {
  @Test func `the program that counterexamples are made from breaks no rule`() {
    swiftIO.expectUnbroken(by: .running(.plain()))
  }
}
