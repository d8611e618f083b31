import Foundation
import SyntaxFacts

/// The observers of all modules as files, by their path from the folder of observers.
struct GeneratedFiles {
  private let folder: URL
  private let texts: [String: String]

  /// Generates the files for the protocols of a package as they are now.
  ///
  /// - Throws: `CannotObserve`, or an error of the file system or of a tool.
  init(package: URL, tables: [BoundaryTable], reader: SyntaxReader) throws {
    let patterns = package.appendingPathComponent("Sources/Patterns")
    folder = patterns.appendingPathComponent("Observers")
    let sources = try tables.map { table in
      try swiftFiles(in: patterns.appendingPathComponent(table.name)).filter { path in
        !table.otherModules.contains { path.hasPrefix("\($0)/") }
      }.map { patterns.appendingPathComponent("\(table.name)/\($0)") }
    }
    let prefix = package.path + "/"
    var facts = try reader.facts(of: sources.flatMap(\.self))[...].map { file in
      var file = file
      file.path.trimPrefix(prefix)
      return file
    }[...]
    var texts: [String: String] = [:]
    for (table, sources) in zip(tables, sources) {
      let protocols = DeclaredProtocols(Array(facts.prefix(sources.count)))
      facts = facts.dropFirst(sources.count)
      let writer = ObserverWriter(table: table, protocols: protocols)
      for boundary in table.boundaries {
        let path = "\(table.name)/\(boundary.observer).swift"
        if texts.updateValue(try writer.file(for: boundary), forKey: path) != nil {
          throw CannotObserve(type: boundary.observer, reason: "would observe two boundaries of one module")
        }
      }
      texts["\(table.name)/\(table.name)Observers.swift"] = try writer.list()
    }
    self.texts = try formatted(texts, as: package.appendingPathComponent(".swift-format"))
  }

  /// One line for each file that is stale, missing or left over.
  func differences() throws -> [String] {
    let existing = Set(try swiftFiles(in: folder))
    return try existing.union(texts.keys).sorted().compactMap { path in
      guard let text = texts[path] else { return "\(path) is left over." }
      guard existing.contains(path) else { return "\(path) is missing." }
      let url = folder.appendingPathComponent(path)
      return try String(contentsOf: url, encoding: .utf8) == text ? nil : "\(path) is stale."
    }
  }

  /// Writes the files that differ, and removes those that are left over.
  func write() throws {
    for path in try swiftFiles(in: folder) where texts[path] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    try save(texts, in: folder)
  }
}

/// The Swift files below a folder, as sorted paths from there; none for a folder that does not exist.
private func swiftFiles(in folder: URL) throws -> [String] {
  guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
  return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".swift") }.sorted()
}

/// Writes the files whose text differs.
private func save(_ texts: [String: String], in folder: URL) throws {
  for (path, text) in texts {
    let url = folder.appendingPathComponent(path)
    if (try? String(contentsOf: url, encoding: .utf8)) == text { continue }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

/// The texts as swift-format leaves them.
func formatted(_ texts: [String: String], as configuration: URL) throws -> [String: String] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("observers-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try save(texts, in: folder)
  try run(
    CompilerFolder().tool("swift-format"),
    ["format", "-i", "-p", "-r", "--configuration", configuration.path, folder.path])
  return try texts.keys.reduce(into: [:]) { formatted, path in
    formatted[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
