import SourceModel
import Specification
import SwiftIOChecks
import Testing
import Toolchain

@testable import Checks

/// One mistake is described once: of the rules that messages show to be broken, all but one are only named.
@Suite struct BlameTests {
  private func blame(on broken: [Rule]) -> Blame {
    Blame(on: broken, by: Evidence(), using: Check.swiftIO)
  }

  private func rules(seenInMessages isSeen: Bool) -> [Rule] {
    Check.swiftIO.filter { $0.needs.contains(.trace) == isSeen }.compactMap { Rule.named($0.rule) }
  }

  @Test func `of rules that messages show to be broken, one is described and the others are named`()
    throws
  {
    let broken = Array(rules(seenInMessages: true).prefix(3))
    let blame = blame(on: broken)
    let described = try #require(blame.described.first)
    #expect(blame.described == [broken[0]] && blame.following == [broken[1], broken[2]])
    let violation = Violation(broken[1].id, "View → Interactor: a step is missing.")
    #expect(
      blame.report(on: broken[1].id, brokenBy: [violation, violation])
        == ["\(broken[1].id): Broken too, most likely by the same mistake as \(described.id)."])
    let own = Violation(described.id, "Interactor → Model: an update is missing.")
    #expect(blame.report(on: described.id, brokenBy: [own]) == [own.description])
  }

  @Test(arguments: [
    (["SIO-12", "SIO-14"], "SIO-14"), (["SIO-12"], "SIO-12"), (["SIO-12", "SIO-17"], "SIO-12"),
  ])
  func `a rule that only permits something is described if no other is broken`(
    broken: [Rule.ID], described: Rule.ID
  ) throws {
    let blame = blame(on: try broken.map { try #require(Rule.named($0)) })
    #expect(blame.described.map(\.id) == [described])
  }

  @Test
  func `what sources and references show is described, and what messages show is named`()
    throws
  {
    let shown = Array(rules(seenInMessages: false).prefix(2))
    let seen = try #require(rules(seenInMessages: true).first)
    let blame = blame(on: [seen] + shown)
    #expect(blame.described == shown && blame.following == [seen])
    let text = blame.report(on: seen.id, brokenBy: [Violation(seen.id, "a step is missing.")]).first
    #expect(text?.hasSuffix("as \(shown[0].id), \(shown[1].id).") == true)
  }

  @Test func `what sources show is described, also of a rule that messages can break`() throws {
    var evidence = Evidence()
    let text = #"final class FilmsViewModel { func save() { UserDefaults.standard.set(1, forKey: "a") } }"#
    evidence.sources = [try SourceFile(name: "FilmsViewModel.swift", text: text)]
    let broken = try ["SIO-06", "SIO-10"].map { try #require(Rule.named($0)) }
    let blame = Blame(on: broken, by: evidence, using: Check.swiftIO)
    #expect(blame.described.map(\.id) == ["SIO-10"] && blame.following.map(\.id) == ["SIO-06"])
  }
}
