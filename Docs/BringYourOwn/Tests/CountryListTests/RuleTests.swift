import Checks
import CountryList
import Testing
import VIPERChecks

@Suite struct RuleTests {
  private let adapter = CountryListImplementation.adapter

  @Test func `every rule that can be decided is kept`() throws {
    for verdict in try adapter.verdicts(using: Check.viper) where verdict.isBroken || verdict.isFound {
      Issue.record("\(verdict)")
    }
  }

  /// A skipped rule proves nothing. The list is spelled out here, so that it cannot grow unnoticed.
  @Test func `these rules are skipped, and no others`() throws {
    let skipped = try adapter.verdicts(using: Check.viper).filter(\.isSkipped)
    #expect(
      skipped.map(\.rule.id) == ["VPR-06", "VPR-11", "VPR-29", "VPR-32"],
      "\(skipped)")
  }

  @Test func `nothing outlives the program`() {
    let leaks = adapter.leaks()
    #expect(leaks.isEmpty, "\(leaks)")
  }

  @Test func `every story passes`() {
    let failures = adapter.storyFailures()
    #expect(failures.isEmpty, "\(failures)")
  }
}
