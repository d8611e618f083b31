import CountryList
import Specification
import Testing

@Suite struct RuleTests {
  @Test(arguments: try CountryListImplementation.adapter.verdicts())
  func `no rule is broken`(verdict: Verdict) {
    #expect(!verdict.isBroken, "\(verdict)")
  }

  @Test func `every story goes as told`() {
    let failures = CountryListImplementation.adapter.storyFailures()
    #expect(failures.isEmpty, "\(failures)")
  }
}
