import PatternTesting
import Testing

@testable import MVVMFC

@Suite struct PlainProgramTests {
  @Test func `the plain program, on which counterexamples are based, breaks no rule`() async {
    await mvvmFC.expectUnbroken(by: .running(.plain()))
  }

  @Test func `a program in which no part is exchanged is the app`() throws {
    try mvvmFC.expectSame(as: MVVMFCArchitecture(MVVMFCProgram()), besides: ["AppDelegate"])
  }
}
