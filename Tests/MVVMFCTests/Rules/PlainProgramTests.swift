import PatternTesting
import Testing

@testable import MVVMFC

@Suite struct PlainProgramTests {
  @Test func `the program that counterexamples are made from breaks no rule`() {
    mvvmFC.expectUnbroken(by: .running(.plain()))
  }
}
