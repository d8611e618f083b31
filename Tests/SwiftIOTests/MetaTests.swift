import Checks
import PatternTesting
import Specification
import Testing

/// Compares the test suite with the registry of rules.
@Suite struct MetaTests {
  @Test func `every rule that can be decided has a test that the pattern passes`() {
    #expect(swiftIO.rulesWithoutTest == [])
  }

  @Test func `every rule that can be decided has a counterexample`() {
    #expect(swiftIO.rulesWithoutCounterexample == [])
  }

  @Test func `every rule that a test is named after is in the registry and can be decided`() {
    #expect(swiftIO.rulesWithTest.subtracting(swiftIO.decidableRules) == [])
  }

  @Test func `every rule that can be decided has exactly one check, and every check has a rule`() {
    #expect(swiftIO.checks.map(\.rule) == swiftIO.decidableRules)
  }

  @Test func `no check passes without evidence`() {
    #expect(swiftIO.checksPassingWithoutEvidence == [])
  }

  @Test func `no check passes on evidence in which nothing happens`() {
    #expect(swiftIO.checksPassingWithoutEvents == [])
  }

  @Test func `no rule is reported broken for lack of evidence`() {
    #expect(swiftIO.rulesBrokenForLackOfEvidence == [])
  }

  @Test func `the page on trust gives the number of counterexamples`() throws {
    let count = try swiftIO.counterexampleCountInTrust
    #expect(count == swiftIO.counterexampleCount)
  }

  @Test func `every story has a flow`() {
    #expect(swiftIO.storiesWithoutFlow == [])
  }

  @Test func `every rule that a message of a story names is in the registry`() {
    let named = swiftIO.rulesOfMessages
    #expect(!named.isEmpty)
    #expect(named.subtracting(Rule.all(of: .swiftIO).map(\.id)) == [])
  }
}
