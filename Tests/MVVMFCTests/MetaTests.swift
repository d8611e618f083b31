import Checks
import PatternTesting
import Specification
import Testing

/// Compares the test suite with the registry of rules.
@Suite struct MetaTests {
  @Test func `every rule that can be decided has a test that the pattern passes`() {
    #expect(mvvmFC.rulesWithoutTest == [])
  }

  @Test func `every rule that can be decided has a counterexample`() {
    #expect(mvvmFC.rulesWithoutCounterexample == [])
  }

  @Test func `every rule that a test is named after is in the registry and can be decided`() {
    #expect(mvvmFC.rulesWithTest.subtracting(mvvmFC.decidableRules) == [])
  }

  @Test func `every rule that can be decided has exactly one check, and every check has a rule`() {
    #expect(mvvmFC.checks.map(\.rule) == mvvmFC.decidableRules)
  }

  @Test func `no check passes without evidence`() {
    #expect(mvvmFC.checksPassingWithoutEvidence == [])
  }

  @Test func `no check passes on evidence in which nothing happens`() {
    #expect(mvvmFC.checksPassingWithoutEvents == [])
  }

  @Test func `no rule is reported broken for lack of evidence`() {
    #expect(mvvmFC.rulesBrokenForLackOfEvidence == [])
  }

  @Test func `the page on trust gives the number of counterexamples`() throws {
    let count = try mvvmFC.counterexampleCountInTrust
    #expect(count == mvvmFC.counterexampleCount)
  }

  @Test func `every story has a flow`() {
    #expect(mvvmFC.storiesWithoutFlow == [])
  }

  @Test func `every rule that a message of a story names is in the registry`() {
    let named = mvvmFC.rulesOfMessages
    #expect(!named.isEmpty)
    #expect(named.subtracting(Rule.all(of: .mvvmFC).map(\.id)) == [])
  }
}
