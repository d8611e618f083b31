import PatternTesting
import Testing

@testable import VIPER

@Suite struct PlainProgramTests {
  @Test func `the plain program, on which counterexamples are based, breaks no rule`() async {
    await viper.expectUnbroken(by: .running(.plain()))
  }

  @Test func `a program in which no part is exchanged is the app`() throws {
    try viper.expectSame(as: VIPERArchitecture(VIPERProgram()))
  }
}
