import Checks
import PatternTesting
import Specification
import Testing

/// Compares the test suite with the registry of rules.
@Suite struct MetaTests {
  @Test func `every rule that can be decided has a test that the pattern passes`() {
    #expect(cleanSwift.rulesWithoutTest == [])
  }

  @Test func `every rule that can be decided has a counterexample`() {
    #expect(cleanSwift.rulesWithoutCounterexample == [])
  }

  @Test func `every rule that a test is named after is in the registry and can be decided`() {
    #expect(cleanSwift.rulesWithTest.subtracting(cleanSwift.decidableRules) == [])
  }

  @Test func `every rule that can be decided has exactly one check, and every check has a rule`() {
    #expect(cleanSwift.checks.map(\.rule) == cleanSwift.decidableRules)
  }

  @Test func `no check passes without evidence`() {
    #expect(cleanSwift.checksPassingWithoutEvidence == [])
  }

  @Test func `no check passes on evidence in which nothing happens`() {
    #expect(cleanSwift.checksPassingWithoutEvents == [])
  }

  @Test func `no rule is reported broken for lack of evidence`() {
    #expect(cleanSwift.rulesBrokenForLackOfEvidence == [])
  }

  @Test func `the page on trust gives the number of counterexamples`() throws {
    let count = try cleanSwift.counterexampleCountInTrust
    #expect(count == cleanSwift.counterexampleCount)
  }

  @Test func `every story has a flow`() {
    #expect(cleanSwift.storiesWithoutFlow == [])
  }

  @Test func `every rule that a message of a story names is in the registry`() {
    let named = cleanSwift.rulesOfMessages
    #expect(!named.isEmpty)
    #expect(named.subtracting(Rule.all(of: .cleanSwift).map(\.id)) == [])
  }
}
