import PatternTesting
import Testing

@testable import VIPER

@Suite struct PlainProgramTests {
  @Test func `the plain program, on which counterexamples are based, breaks no rule`() {
    viper.expectUnbroken(by: .running(.plain()))
  }
}
