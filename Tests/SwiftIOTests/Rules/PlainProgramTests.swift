import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct PlainProgramTests {
  @Test func `the plain program, on which counterexamples are based, breaks no rule`() async {
    await swiftIO.expectUnbroken(by: .running(.plain()))
  }

  @Test func `a program in which no part is exchanged is the app`() throws {
    try swiftIO.expectSame(as: SwiftIOArchitecture(SwiftIOProgram()), besides: ["AppDelegate", "Parts"])
  }
}
