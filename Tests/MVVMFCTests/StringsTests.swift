import Foundation
import PatternTesting
import Testing

@testable import MVVMFC

@Suite struct StringsTests {
  /// The keys that stand in the app's sources, in parentheses of `strings(…)`.
  private func keysInSources() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: mvvmFC.sourceFolder.path)
    let texts = try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: mvvmFC.sourceFolder.appending(path: $0), encoding: .utf8)
    }
    let calls = texts.flatMap { $0.matches(of: #/\bstrings\(([^\n]*)/#) }
    return Set(
      calls.flatMap { $0.1.matches(of: #/"([a-z]+(?:\.\w+)+)"/#) }.map { String($0.1) })
  }

  @Test func `every key has a text, and every text is used`() throws {
    #expect(try keysInSources() == strings.keys)
  }

  @Test func `values stand in their places, in order or as numbered`() {
    let texts = LocalizedStrings(
      stringsFile: Data(#""a" = "%@ of %@"; "b" = "%2$@, then %1$@"; "c" = "100 %";"#.utf8))
    #expect(texts("a", 1, "two") == "1 of two")
    #expect(texts("b", 1, "two") == "two, then 1")
    #expect(texts("c") == "100 %")
  }

  @Test func `a key without a text is shown itself, and so is a text without its values`() {
    let texts = LocalizedStrings(stringsFile: Data(#""a" = "%@ of %@";"#.utf8))
    #expect(texts("b") == "b")
    #expect(texts("a", 1) == "%@ of %@")
    #expect(LocalizedStrings(stringsFile: Data("{".utf8))("a") == "a")
  }

  @Test func `every error of the network is told in words of its own`() {
    let texts = [
      strings("failure.offline"), strings("failure.unreachable"), strings("failure.connectionLost"),
      strings("failure.timedOut"), strings("failure.unavailable"), strings("failure.missing"),
    ]
    #expect(Set(texts).count == texts.count)
  }
}
