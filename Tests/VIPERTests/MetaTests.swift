import Checks
import PatternTesting
import Specification
import Testing

/// Compares the test suite with the registry of rules.
@Suite struct MetaTests {
  @Test func `every rule that can be decided has a test that the pattern passes`() {
    #expect(viper.rulesWithoutTest == [])
  }

  @Test func `every rule that can be decided has a counterexample`() {
    #expect(viper.rulesWithoutCounterexample == [])
  }

  @Test func `every rule that a test is named after is in the registry and can be decided`() {
    #expect(viper.rulesWithTest.subtracting(viper.decidableRules) == [])
  }

  @Test func `every rule that can be decided has exactly one check, and every check has a rule`() {
    #expect(viper.checks.map(\.rule) == viper.decidableRules)
  }

  @Test func `no check passes without evidence`() {
    #expect(viper.checksPassingWithoutEvidence == [])
  }

  @Test func `no check passes on evidence in which nothing happens`() {
    #expect(viper.checksPassingWithoutEvents == [])
  }

  @Test func `no rule is reported broken for lack of evidence`() {
    #expect(viper.rulesBrokenForLackOfEvidence == [])
  }

  @Test func `the page on trust gives the number of counterexamples`() throws {
    let count = try viper.counterexampleCountInTrust
    #expect(count == viper.counterexampleCount)
  }

  @Test func `every story has a flow`() {
    #expect(viper.storiesWithoutFlow == [])
  }

  @Test func `every rule that a message of a story names is in the registry`() {
    let named = viper.rulesOfMessages
    #expect(!named.isEmpty)
    #expect(named.subtracting(Rule.all(of: .viper).map(\.id)) == [])
  }
}
