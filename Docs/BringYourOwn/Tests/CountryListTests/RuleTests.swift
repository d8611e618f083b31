import Checks
import CountryList
import Stories
import Testing
import VIPERChecks

@Suite struct RuleTests {
  private let adapter = CountryListImplementation.adapter

  @Test func `what can be decided is kept`() throws {
    for verdict in try adapter.verdicts(using: Check.viper) where verdict.isBroken || verdict.isFound {
      Issue.record("\(verdict)")
    }
  }

  /// A rule that is skipped is not kept: the list is written down, so that it cannot grow unseen.
  @Test func `these rules are skipped, and no others`() throws {
    let skipped = try adapter.verdicts(using: Check.viper).filter(\.isSkipped)
    #expect(
      skipped.map(\.rule.id) == ["VPR-06", "VPR-11", "VPR-29", "VPR-32"],
      "\(skipped)")
  }

  @Test func `nothing is left when it is let go`() {
    let leaks = adapter.leaks()
    #expect(leaks.isEmpty, "\(leaks)")
  }

  @Test func `every story passes`() {
    let failures = adapter.storyFailures()
    #expect(failures.isEmpty, "\(failures)")
  }
}
