import Foundation
public import Testing

/// The page about JSON, Docs/JSON.md: a section for each document, with a table of its keys.
public struct JSONPage {
  private let sections: [String: String]

  /// Reads the page.
  public init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let page = tests.deletingLastPathComponent().appendingPathComponent("Docs/JSON.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n## ").dropFirst()
    sections = Dictionary(uniqueKeysWithValues: parts.map { (String($0.prefix { $0 != "\n" }), $0) })
  }

  /// Expects that a document has the schema of a section, and the keys of its table.
  ///
  /// - Parameter optional: Keys that need not be in every document.
  public func expectKeys(
    of document: String, in section: String, besides optional: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try JSONSerialization.jsonObject(with: Data(document.utf8))
    let text = try #require(sections[section], sourceLocation: sourceLocation)
    let schema = try #require((document as? [String: Any])?["schema"] as? Int, sourceLocation: sourceLocation)
    #expect(text.contains("Schema \(schema)."), sourceLocation: sourceLocation)
    var known = Self.keys(in: text)
    for key in known where text.contains("`\(key)` | the messages, in order") {
      known.formUnion(Self.keys(in: sections["A message"] ?? "").map { "\(key)[].\($0)" })
    }
    let found = Self.keys(of: document, at: "", known: known)
    #expect(
      found.subtracting(known).sorted() == [], "keys that the page lacks", sourceLocation: sourceLocation)
    #expect(
      known.subtracting(found).subtracting(optional).sorted() == [], "keys that the document lacks",
      sourceLocation: sourceLocation)
  }

  /// The keys in the first columns of a section's table.
  private static func keys(in section: String) -> Set<String> {
    let cells = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      $0.split(separator: "|")[0]
    }
    let words = cells.flatMap { $0.split(separator: "`") }
    return Set(words.filter { $0.first?.isLetter == true }.map(String.init))
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
