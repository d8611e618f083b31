import Foundation
import Playing
import Specification
import Testing

@testable import Walkthrough

@MainActor @Suite struct FlowTestTests {
  @Test(arguments: Pattern.allCases, Story.all.map(\.id))
  func `the test that is generated for a story is the one in the kit`(pattern: Pattern, id: Story.ID) throws {
    let performance = try Performance.shared(of: #require(Story.named(id)), by: pattern)
    let name = id.split(separator: "-").map(\.capitalized).joined() + "FlowTests"
    let flows = Package.folder.appendingPathComponent("Tests/\(pattern.module)Tests/Flows")
    #expect(try code(FlowTest(performance: performance).text()) == code(whole(of: name, in: flows)))
  }

  /// Messages that a flow test names, because other flows have them too.
  private static let named = #/ *\/\/\/ .*\n *static let (\w+) = """\n((?:.*\n)*?) *"""\n/#

  /// Returns the source of a flow test, with the named messages in the places where it has their names.
  private func whole(of name: String, in folder: URL) throws -> String {
    let source = { (name: Substring) in
      try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
    }
    let use = #/ *\\\((\w+)\.(\w+)\)/#
    var text = try source(name[...]).replacing(Self.named, with: "")
    // Named messages may name others.
    while text.contains(use) {
      text = try text.replacing(use) { use in
        let owner = try source(use.1 == "Self" ? name[...] : use.1)
        let messages = owner.matches(of: Self.named).first { $0.1 == use.2 }
        return try "  " + #require(messages).2.replacing("\n", with: "\n  ")
      }
    }
    return text
  }

  /// Returns the lines of code, without empty lines and comments.
  private func code(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains(/^ *(\/\/|$)/) }
  }
}
