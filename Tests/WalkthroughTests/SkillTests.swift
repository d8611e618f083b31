import Foundation
import ProcessTesting
import SourceModel
import Specification
import Testing

@testable import Walkthrough

/// The skills that the program writes for coding agents.
@Suite struct SkillTests {
  @Test(arguments: Pattern.allCases)
  func `a skill has every rule, and the shortest mistake that is kept for it`(pattern: Pattern) throws {
    let text = try Skill(of: pattern, package: packageFolder).text()
    let sections = text.components(separatedBy: "\n### ").dropFirst()
    let rules = Rule.all(of: pattern)
    #expect(sections.map { $0.prefix { $0 != "\n" } }.sorted() == rules.map { $0.id[...] }.sorted())
    let mutations = try Mutation.all(
      in: packageFolder.appendingPathComponent("Tests/Mutations/\(pattern.rawValue).diff"))
    for rule in rules {
      let section = try #require(sections.first { $0.hasPrefix("\(rule.id)\n") })
      #expect(section.contains(rule.sentence) && section.contains(rule.reason))
      guard mutations.contains(where: { $0.rule == rule.id }) else { continue }
      let example = try #require(RuleExample(of: rule.id, in: mutations), "\(rule.id)")
      #expect(section.contains("Bad: \(example.mistake).\n\n```swift\n\(example.bad)\n```\n"))
      #expect(section.contains("Good:\n\n```swift\n\(example.good)\n```\n"))
    }
  }

  @Test(arguments: Pattern.allCases) func `the front matter has a name and a description`(
    pattern: Pattern
  ) throws {
    let lines = try Skill(of: pattern, package: packageFolder).text().components(separatedBy: "\n")
    #expect(lines[0] == "---" && lines[3] == "---")
    #expect(lines[1] == "name: \(pattern.rawValue)")
    let description = try #require(lines[2].firstMatch(of: #/^description: ([^:]+)$/#)?.1)
    #expect(description.contains(pattern.title) && description.count <= 1024)
  }

  @Test func `with --output the page is written, otherwise printed`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skill-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let printed = try await walkthrough(["skill", "viper"])
    let wrote = try await walkthrough(["skill", "viper", "--output", folder.path])
    #expect(wrote.output == "Wrote \(folder.path)/SKILL.md.\n")
    let file = try String(contentsOf: folder.appendingPathComponent("SKILL.md"), encoding: .utf8)
    #expect(file == printed.output)
    #expect(try await walkthrough(["skill", "mvc"]).status == 64)
  }
}
