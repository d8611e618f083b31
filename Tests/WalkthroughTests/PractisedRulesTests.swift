import Specification
import Testing

@testable import Walkthrough

/// The rules that exercises touch.
@Suite struct PractisedRulesTests {
  @Test func `checks, recorded mistakes and orders make their rule the subject of exercises`() throws {
    let rules = try PractisedRules(package: Package.folder)
    let model = rules["SIO-13"]
    #expect(model.checks.contains(1) && model.mistakes.contains(37) && model.orders == [37, 38])
    #expect(model.isCertified && model.isSubject)
    let untouched = rules["VIP-04"]
    #expect(!untouched.isCertified && !untouched.isSubject)
  }

  /// VPR-18 is about the interactor's output, which no exercise leaves to the learner; FC-04 and FC-05 are about the
  /// library for requests, not about the architecture.
  @Test func `exercises touch every observed rule that is not a permission, but three`() throws {
    let rules = try PractisedRules(package: Package.folder)
    let untouched = ["VPR-18", "FC-04", "FC-05"]
    for rule in Rule.all
    where rule.basis == .observed && rule.level != .may && !untouched.contains(rule.id) {
      #expect(rules[rule.id].isSubject || rules[rule.id].isCertified, "\(rule.id)")
    }
  }

  @Test func `an observed rule that no exercise touches is listed as such`() throws {
    let rules = try PractisedRules(package: Package.folder)
    let page = PractisedRulesPage(rules: rules).markdown()
    for rule in Rule.all where rule.basis == .observed {
      let isTouched = rules[rule.id].isSubject || rules[rule.id].isCertified
      let isNamed = page.split(separator: "\n").contains {
        ($0.hasPrefix("No exercise touches ") || $0.hasPrefix("Nor these, ")) && $0.contains("[\(rule.id)]")
      }
      #expect(isNamed != isTouched, "\(rule.id)")
    }
  }

  @Test func `the certified rules of a pattern are decidable rules of that pattern`() throws {
    let certified = try CertifiedRules(package: Package.folder)
    for pattern in Pattern.allCases {
      let decidable = Set(Rule.all(of: pattern).filter { $0.basis != nil }.map(\.id))
      #expect(!certified[pattern].isEmpty)
      #expect(certified[pattern].isSubset(of: decidable), "\(certified[pattern].subtracting(decidable))")
    }
  }
}
