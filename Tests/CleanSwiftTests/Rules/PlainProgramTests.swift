import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct PlainProgramTests {
  @Test func `the program that counterexamples are made from breaks no rule`() {
    cleanSwift.expectUnbroken(by: .running(.plain()))
  }
}
