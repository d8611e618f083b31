import Foundation
import Stories
import Testing

@testable import Walkthrough

@MainActor @Suite struct FlowTestTests {
  @Test(arguments: Pattern.allCases, Story.all.map(\.id))
  func `the test that is generated for a story is the one in the kit`(pattern: Pattern, id: Story.ID) throws {
    let performance = try Performance.shared(of: #require(Story.named(id)), by: pattern)
    let name = id.split(separator: "-").map(\.capitalized).joined()
    let file = Package.folder.appendingPathComponent(
      "Tests/\(pattern.module)Tests/Flows/\(name)FlowTests.swift")
    #expect(
      try code(FlowTest(performance: performance).text()) == code(String(contentsOf: file, encoding: .utf8)))
  }

  /// Returns the lines of code, without empty lines and comments.
  private func code(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains(/^ *\/\//) }
  }
}
