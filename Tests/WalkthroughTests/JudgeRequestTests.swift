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
    let preset = JudgeRequest(pattern: "viper", folder: "App", format: .text, preset: "article")
    let other = ["judge", "viper", "App", "--preset", "article"]
    #expect(try command(other) == JudgeCommand(order: preset))
  }

  @Test func `with --init judge writes conventions`() throws {
    let order = JudgeRequest(pattern: "viper", folder: "App", format: .text, writesConventions: true)
    #expect(try command(["judge", "viper", "App", "--init"]) == JudgeCommand(order: order))
  }

  @Test(arguments: [
    ["judge", "vipr", "App"], ["judge", "viper", "App", "More"], ["judge", "viper", "App", "--init=no"],
    ["judge", "viper", ""], ["judge", "viper", "App", "--strict"],
    ["judge", "viper", "App", "--init", "--baseline", "b.json"],
    ["judge", "viper", "App", "--conventions", "c.json", "--preset", "article"],
  ])
  func `invalid arguments of judge are refused`(words: [String]) {
    #expect(throws: UsageError.self) { try Request(arguments: words) }
  }
}
