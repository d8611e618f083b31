import PatternTesting
import Specification
import Testing

/// Compares the evidence on the pattern with the registry of rules.
@Suite struct MetaTests {
  @Test func `no rule is reported broken for lack of evidence`() {
    #expect(mvvmFC.rulesBrokenForLackOfEvidence == [])
  }

  @Test func `every rule that a message of a story names is in the registry`() {
    let named = mvvmFC.rulesOfMessages
    #expect(!named.isEmpty)
    #expect(named.subtracting(Rule.all(of: mvvmFC.pattern).map(\.id)) == [])
  }
}
