import PatternTesting
import Testing

@testable import MVVMFC

@Suite struct PlainProgramTests {
  @Test func `the plain program, on which counterexamples are based, breaks no rule`() {
    mvvmFC.expectUnbroken(by: .running(.plain()))
  }
}
