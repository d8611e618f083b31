import Specification
import Testing

@Suite struct RegistryTests {
  @Test func `there are 165 rules of four architectures`() {
    #expect(Rule.all.count == 165)
    #expect(Pattern.allCases.map { Rule.all(of: $0).count } == [24, 58, 32, 51])
  }

  @Test func `identifiers are unique, numbered without a gap, and begin with the letters of their pattern`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    let letters: [Pattern: String] = [.swiftIO: "SIO", .cleanSwift: "VIP", .viper: "VPR", .mvvmFC: "FC"]
    for pattern in Pattern.allCases {
      let ids = Rule.all(of: pattern).map(\.id)
      let expected = ids.indices.map { index in
        "\(letters[pattern]!)-\(index < 9 ? "0" : "")\(index + 1)"
      }
      #expect(ids == expected)
    }
  }

  @Test(arguments: Pattern.allCases)
  func `ten rules define the cycle of each pattern`(pattern: Pattern) {
    #expect(Set(pattern.coreRules).count == 10)
    #expect(pattern.coreRules.allSatisfy { $0.pattern == pattern })
  }

  @Test(arguments: Rule.all)
  func `a rule gives its requirement, its reason and the place to look at in full sentences`(rule: Rule) {
    for text in [rule.sentence, rule.reason, rule.hint] {
      #expect(text.hasSuffix("."), "\(rule.id)")
      #expect(text.first?.isUppercase == true || text.first == "`", "\(rule.id)")
      #expect(text.split(separator: " ").count >= 4, "\(rule.id)")
    }
    #expect(!rule.documents.isEmpty)
  }

  @Test func `no two rules have the same text`() {
    #expect(Set(Rule.all.map(\.sentence)).count == Rule.all.count)
  }

  @Test func `exactly these rules cannot be decided`() {
    let undecidable = Rule.all.filter {
      if case .undecidable = $0.verification { true } else { false }
    }
    #expect(
      undecidable.map(\.id) == [
        "SIO-01", "SIO-11", "VIP-06", "VIP-52", "VPR-06", "FC-07", "FC-08", "FC-11", "FC-20",
      ])
  }

  @Test func `a rule is found by its identifier, and an unknown identifier finds none`() {
    #expect(Rule.named("SIO-14")?.pattern == .swiftIO)
    #expect(Rule.named("SIO-99") == nil)
  }
}
