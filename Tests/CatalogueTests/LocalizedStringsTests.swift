import Catalogue
import Foundation
import Testing

@Suite struct LocalizedStringsTests {
  @Test func `values replace their placeholders in order`() {
    let texts = LocalizedStrings(["a": "%@ of %@", "b": "100 %", "c": "%@"])
    #expect(texts("a", 1, "two") == "1 of two")
    #expect(texts("b") == "100 %")
    #expect(texts("c", "%@") == "%@")
  }

  @Test func `a key without a text is returned as it is, and so is a text without its values`() {
    let texts = LocalizedStrings(["a": "%@ of %@"])
    #expect(texts("b") == "b")
    #expect(texts("a", 1) == "%@ of %@")
  }

  @Test func `every key in the apps' sources has a text, and every text is used`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().appending(path: "Sources/Patterns")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let calls = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        .matches(of: /\bstrings\(([^\n]*)/).map { String($0.1) }
    }
    let keys = calls.flatMap { $0.matches(of: /"([a-z]+(?:\.\w+)+)"/).map { String($0.1) } }
    #expect(Set(keys) == strings.keys)
  }
}
