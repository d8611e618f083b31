import Checks
import CleanSwiftChecks
import MVVMFCChecks
import Specification
import SwiftIOChecks
import Testing
import VIPERChecks

@Suite struct CheckListTests {
  @Test func `every check decides a rule of the registry, and no rule has two checks`() {
    let rules = [Check.swiftIO, Check.cleanSwift, Check.viper, Check.mvvmFC].joined().map(\.rule)
    #expect(Set(rules).count == rules.count)
    for rule in rules { #expect(Rule.named(rule) != nil, "\(rule)") }
  }
}
