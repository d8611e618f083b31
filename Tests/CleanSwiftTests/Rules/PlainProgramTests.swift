import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct PlainProgramTests {
  @Test func `the plain program, on which counterexamples are based, breaks no rule`() async {
    await cleanSwift.expectUnbroken(by: .running(.plain()))
  }

  @Test func `a program in which no part is exchanged is the app`() throws {
    try cleanSwift.expectSame(as: CleanSwiftArchitecture(CleanSwiftProgram()))
  }
}
