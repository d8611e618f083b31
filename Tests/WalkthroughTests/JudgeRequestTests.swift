import Foundation
import Testing
import Toolchain

@testable import Walkthrough

/// The arguments of `judge`, and the `JudgeRequest` that they become.
struct JudgeRequestTests {
  @Test func `each option of judge is recorded in the JudgeRequest`() throws {
    let words =
      "judge clean-swift App --format sarif --conventions c.json --baseline b.json --strict --report r.html"
    let expected = JudgeRequest(
      pattern: "clean-swift", folder: "App", format: .sarif, conventions: "c.json", baseline: "b.json",
      isStrict: true, report: "r.html")
    #expect(try command(words.components(separatedBy: " ")) == JudgeCommand(order: expected))
    for (words, reference) in [
      (["--changed"], "HEAD"), (["--changed", "main"], "main"), (["--changed=v1"], "v1"),
    ] {
      let order = JudgeRequest(pattern: "viper", folder: "App", format: .text, changedSince: reference)
      #expect(try command(["judge", "viper", "App"] + words) == JudgeCommand(order: order))
    }
    let preset = JudgeRequest(pattern: "viper", folder: "App", format: .text, preset: .article)
    let other = ["judge", "viper", "App", "--preset", "article"]
    #expect(try command(other) == JudgeCommand(order: preset))
  }

  @Test func `with --init judge writes conventions`() throws {
    let order = JudgeRequest(pattern: "viper", folder: "App", format: .text, writesConventions: true)
    #expect(try command(["judge", "viper", "App", "--init"]) == JudgeCommand(order: order))
  }

  @Test(arguments: [("VIP-25", "VIP-25"), ("fc-31", "FC-31"), ("leak", "LEAK")])
  func `explain takes a rule, in upper or lower case`(word: String, rule: String) throws {
    #expect(
      try command(["judge", "explain", word]) == JudgeCommand(order: JudgeRequest(explaining: rule)))
  }

  @Test(arguments: [("VPI-25", "VIP-25"), ("VIPER-12", "VPR-12"), ("LEEK", "LEAK")])
  func `for a rule that does not exist, explain suggests one`(word: String, meant: String) {
    #expect(throws: UsageError.unknownRule(word, meaning: meant)) {
      try Request(arguments: ["judge", "explain", word])
    }
  }

  @Test func `the cache is shown or cleared`() throws {
    #expect(try command(["judge", "cache"]) == JudgeCacheCommand(clears: false))
    #expect(try command(["judge", "cache", "clear"]) == JudgeCacheCommand(clears: true))
  }

  @Test(arguments: [
    ["judge", "vipr", "App"], ["judge", "viper", "App", "More"], ["judge", "viper", "App", "--init=no"],
    ["judge", "viper", ""], ["judge", "viper", "App", "--strict"],
    ["judge", "viper", "App", "--preset", "articles"], ["judge", "viper", "App", "--preset", "routers"],
    ["judge", "viper", "App", "--preset"],
    ["judge", "viper", "App", "--init", "--baseline", "b.json"],
    ["judge", "viper", "App", "--init", "--changed"], ["judge", "viper", "App", "--changed="],
    ["judge", "viper", "App", "--conventions", "c.json", "--preset", "article"],
    ["judge", "explain"], ["judge", "explain", "VIP-25", "FC-31"],
    ["judge", "explain", "VIP-25", "--changed"],
    ["judge", "explain", "VIP-25", "--format", "json"], ["judge", "cache", "all"],
    ["judge", "cache", "clear", "--strict"],
  ])
  func `invalid arguments of judge are refused`(words: [String]) {
    #expect(throws: UsageError.self) { try Request(arguments: words) }
  }
}
