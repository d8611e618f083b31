import Foundation
import ProcessTesting
import SourceModel
import Specification
import Testing
import Toolchain

/// Explanations of rules, and the mistakes that they show.
@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct ExplanationTests {
  private func explanation(of rule: String) async throws -> String {
    var order = JudgeRequest(explaining: rule)
    (order.kit, order.width) = (kitFolder.path, 400)
    let answer = try await judge(order)
    #expect(answer.status == 0, "\(answer.errors)")
    return answer.output
  }

  @Test func `an explanation has the reason, the evidence, the source, and both examples`() async throws {
    let text = try await explanation(of: "VIP-57")
    let rule = try #require(Rule.named("VIP-57"))
    for part in [
      rule.sentence, rule.reason, rule.documents[0].title, rule.today.lines[0].text, rule.decision,
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(
      text.contains("\nThe judge examines properties in which presenters hold view controllers") == false)
    #expect(
      text.contains("The judge examines properties in which presenters hold view controllers, and reports"))
    #expect(text.contains("as an error."))
    #expect(text.contains("\nBad: The presenter of the films holds its output strongly\n"))
    let examples = try #require(
      text.components(separatedBy: "\nBad: ").last?.components(separatedBy: "\nGood: "))
    #expect(examples[0].contains("\n    var output: (any FilmsPresenterOutput)?\n"))
    #expect(examples[1].contains("\n    weak var output: (any FilmsPresenterOutput)?\n"))
  }

  @Test func `an explanation says why the judge has no check, or why nothing decides the rule`() async throws
  {
    #expect(
      try await explanation(of: "VPR-16").contains(
        "The judge has no check, because a running program is needed."))
    #expect(
      try await explanation(of: "FC-08").contains("Nothing decides it: Whether a file is configuration"))
  }

  @Test(arguments: JudgeRequest.ownRules)
  func `the mistake that explains a rule of the judge's own breaks that rule`(rule: String) async throws {
    let mutations = try Mutation.all(in: kitFolder.appendingPathComponent("Tests/Mutations/judge.diff"))
    let mutation = try #require(mutations.first { $0.rule == rule })
    let example = try #require(RuleExample(of: rule, in: mutations))
    let text = try await explanation(of: rule)
    #expect(text.hasPrefix("\(rule), a rule of the judge's own\n"))
    #expect(text.contains("\nBad: \(mutation.title)\n") && !text.contains("Read from"))
    for line in example.bad.split(separator: "\n") { #expect(text.contains("    \(line)\n")) }

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let pattern = try #require(
      Pattern.allCases.first { mutation.edits[0].file.hasPrefix("\($0.module)/App/") })
    let app = folder.appendingPathComponent("\(pattern.module)/App")
    try FileManager.default.createDirectory(
      at: app.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: kitFolder.appendingPathComponent("Sources/Patterns/\(pattern.module)/App"), to: app)
    try mutation.apply(to: folder)
    let answer = try await judge(JudgeRequest(pattern: pattern.rawValue, folder: app.path, format: .json))
    #expect(try Document(answer).findings.map(\.rule).contains(rule))
  }

  @Test func `a rule that does not exist is an error`() async throws {
    #expect(try await judge(JudgeRequest(explaining: "VIP-99")).status == 65)
  }

  @Test func `of several mistakes the one with the fewest files and lines is the example`() throws {
    let list = """
      ## A-01 Two files
      --- One.swift
      -  a
      +  b
      --- Two.swift
      -a
      +b

      ## A-01 One file, two places
      --- One.swift
           kept
      -    gone
      +      come
      @@
      -    ⋮
      +    more

      ## A-01 One file, but five lines
      --- One.swift
       a
       b
       c
      +d
      +e

      ## A-02 Not the app's
      --- ../Launch/One.swift
      -a
      +b
      """.replacing("-    ⋮", with: "-⋮")
    let mutations = try Mutation.parse(list, named: "list")
    let example = try #require(RuleExample(of: "A-01", in: mutations))
    #expect(example.mistake == "One file, two places")
    #expect(example.bad == "// One.swift\nkept\n  come\n…\nmore")
    #expect(example.good == "// One.swift\nkept\ngone\n…\n…")
    #expect(RuleExample(of: "A-02", in: mutations) == nil)
  }
}
