import Specification
import Testing

@testable import SwiftIO

@Suite struct PlainProgramTests {
  /// Without this, a counterexample could be red for what it shares with all the others.
  @Test func `the program that counterexamples are made from breaks no rule`() {
    let evidence = Evidence.running(.plain())
    for check in Check.all(of: .swiftIO) where check.isDecided(by: evidence) {
      for violation in check.violations(in: evidence) { Issue.record("\(violation)") }
    }
  }
}
