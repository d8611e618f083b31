import Checks
import Foundation
import ProcessTesting
import Specification
import Testing
import Tracing
import VIPERChecks

/// The page about JSON has the keys that the commands write, and their schemas.
@Suite struct JSONPageTests {
  nonisolated static let commands: [(section: String, words: [String])] = [
    ("trace", ["trace", "viper", "go-back"]), ("compare", ["compare", "go-back"]),
    ("ownership", ["ownership", "viper"]),
    ("measure", ["measure"]), ("list", ["list"]), ("rules", ["rules"]), ("search", ["search", "weakly"]),
    ("exercises export", ["exercises", "export"]),
  ]

  /// The keys that need not be in every document.
  nonisolated private static let optional: Set<String> = [
    "exercises[].solvedOn", "rules[].undecidableBecause", "rules[].evidence", "rules[].decidedBy",
  ]

  @Test(arguments: commands) func `the keys are those of the document`(
    _ section: String, _ words: [String]
  ) async throws {
    let format = section == "exercises export" ? [] : ["--format", "json"]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await walkthrough(words + format, environment: ["XDG_DATA_HOME": folder.path])
    try Self.compare(JSONSerialization.jsonObject(with: Data(run.output.utf8)), with: section)
  }

  @Test func `the keys of the verdicts are those of the document`() throws {
    func participant(_ role: Role) -> Participant { Participant(role: role, type: "Part", object: "part 1") }
    let trace = Trace()
    trace.message(to: participant(.wireframe), name: "show()", from: participant(.interactor)) {}
    var evidence = Evidence()
    evidence.traces = [TraceDocument(pattern: "viper", story: "list-countries", messages: trace.messages)]
    let verdicts = Rule.all(of: .viper).map { Verdict(on: $0, by: evidence, using: Check.viper) }
    #expect(verdicts.contains(where: \.isSkipped) && verdicts.contains { $0.isBroken || $0.isFound })
    let text = try Conformance(of: .viper, verdicts: verdicts).json()
    try Self.compare(JSONSerialization.jsonObject(with: Data(text.utf8)), with: "verdicts")
  }

  /// Compares the keys of a document with those of a section of the page.
  private static func compare(_ document: Any, with section: String) throws {
    let page = try Page(packageFolder.appendingPathComponent("Docs/JSON.md"))
    let text = try #require(page.sections[section])
    let schema = try #require((document as? [String: Any])?["schema"] as? Int)
    #expect(text.contains("Schema \(schema)."))
    var known = Page.keys(in: text)
    for key in known where key.hasSuffix("messages") && !key.contains("scenes") {
      known.formUnion(Page.keys(in: page.sections["A message"] ?? "").map { "\(key)[].\($0)" })
    }
    let found = keys(of: document, at: "", known: known)
    #expect(found.subtracting(known).sorted() == [], "keys that the page lacks")
    #expect(
      known.subtracting(found).subtracting(optional).sorted() == [], "keys that the document lacks")
  }

  /// The page by its sections.
  private struct Page {
    let sections: [String: String]

    init(_ file: URL) throws {
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ").dropFirst()
      sections = Dictionary(
        uniqueKeysWithValues: parts.map { part in
          (String(part.prefix { $0 != "\n" }), part)
        })
    }

    /// The keys in the first columns of a section's table.
    static func keys(in section: String) -> Set<String> {
      let cells = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
        $0.split(separator: "|")[0]
      }
      return Set(
        cells.flatMap { $0.split(separator: "`").filter { $0.first?.isLetter == true }.map(String.init) })
    }
  }

  /// Returns the paths of all keys of a value; a key that the page has as `*` is written so, and the children of a
  /// payload, which have its keys again, are left out.
  private static func keys(of value: Any, at path: String, known: Set<String>) -> Set<String> {
    if let list = value as? [Any] {
      return list.reduce(into: []) { $0.formUnion(keys(of: $1, at: path + "[]", known: known)) }
    }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: []) { found, entry in
      let start = path.isEmpty ? "" : path + "."
      let key = known.contains(start + "*") ? start + "*" : start + entry.key
      found.insert(key)
      guard !key.hasSuffix("payload.children") else { return }
      found.formUnion(keys(of: entry.value, at: key, known: known))
    }
  }
}
