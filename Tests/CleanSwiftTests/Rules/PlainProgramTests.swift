import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct PlainProgramTests {
  @Test func `the plain program, on which counterexamples are based, breaks no rule`() {
    cleanSwift.expectUnbroken(by: .running(.plain()))
  }
}
