import PatternTesting
import Testing

@testable import VIPER

@Suite struct PlainProgramTests {
  @Test func `the program that counterexamples are made from breaks no rule`() {
    viper.expectUnbroken(by: .running(.plain()))
  }
}
