import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The facts of an app's files.
struct Reading: Sendable {
  /// The files that were read, in the order of their paths.
  private(set) var files: [SourceFile] = []
  /// One sentence about each file that could not be read, or only in part.
  private(set) var notes: [String] = []
  /// The number of files left out because they could not be read.
  private(set) var unread = 0
  /// The number of files left out because they were generated.
  private(set) var generated = 0
  /// The number of lines that were read.
  private(set) var lines = 0

  /// The size in bytes of the largest file that is read.
  static let largestFile = 4 << 20

  /// Reads the files of a folder on all cores.
  init(_ folder: Folder, cache: FactsCache?, progress: Progress) {
    progress.begin("Reading", count: folder.paths.count)
    let outcomes = folder.paths.concurrentMap { path in
      defer { progress.advance() }
      return Outcome(path, in: folder.url, cache: cache)
    }
    progress.end()
    cache?.keep(outcomes.compactMap(\.newEntry))
    for outcome in outcomes {
      if outcome.isGenerated { generated += 1 }
      if let note = outcome.note { notes.append(note) }
      if outcome.file == nil, !outcome.isGenerated { unread += 1 }
      guard let file = outcome.file else { continue }
      files.append(file)
      lines += outcome.lines
    }
  }
}

/// The outcome of reading one file.
private struct Outcome: Sendable {
  var file: SourceFile?
  var note: String?
  var isGenerated = false
  var lines = 0
  /// The entry for the cache, if the file was not in it.
  var newEntry: FactsCache.Entry?

  init(_ path: String, in folder: URL, cache: FactsCache?) {
    let url = folder.appendingPathComponent(path)
    // A link has attributes of its own, which are not those of the file it leads to.
    let place = url.resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: place.path) else {
      note = "\(path) is left out: it cannot be read."
      return
    }
    // A read from a pipe would block until something writes to it.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      note = "\(path) is left out: it is not a regular file."
      return
    }
    let size = attributes[.size] as? Int ?? 0
    guard size <= Reading.largestFile else {
      note = "\(path) is left out: it is larger than \(Reading.largestFile >> 20) MB."
      return
    }
    guard let data = try? Data(contentsOf: place) else {
      note = "\(path) is left out: it cannot be read."
      return
    }
    guard let text = Self.text(of: data) else {
      note = "\(path) is left out: it is neither UTF-8 nor UTF-16."
      return
    }
    guard !Self.isGenerated(text) else {
      isGenerated = true
      return
    }
    guard !Self.hasDeepBrackets(text) else {
      note = "\(path) is left out: it opens more than \(Self.mostBrackets) square brackets in a row."
      return
    }
    lines = text.utf8.count { $0 == 0x0A } + (text.isEmpty || text.utf8.last == 0x0A ? 0 : 1)
    let kept = cache?.facts(of: data)
    var facts = kept ?? Self.parse(text, at: path)
    if kept == nil { newEntry = cache?.entry(for: facts, of: data) }
    facts.text = text
    facts.name = url.lastPathComponent
    facts.folder = path.split(separator: "/").dropLast().joined(separator: "/")
    file = facts
    note = facts.syntaxError.map { "\(path) is judged as far as it can be read: \($0)." }
  }

  private static func parse(_ text: String, at path: String) -> SourceFile {
    let parsed = Parser.parse(source: text)
    var file = DeclarationReader(name: path, text: text, tree: parsed, countsLines: false).file
    if parsed.hasError, let error = ParseDiagnosticsGenerator.diagnostics(for: parsed).first {
      let lines = SourceLocationConverter(fileName: path, tree: parsed)
      file.syntaxError = "line \(error.location(converter: lines).line): \(error.message)"
    }
    return file
  }

  private static func text(of data: Data) -> String? {
    if let text = String(data: data, encoding: .utf8) {
      return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    return marks.contains(Array(data.prefix(2))) ? String(data: data, encoding: .utf16) : nil
  }

  /// The greatest number of `[` in a row that is parsed: each additional one doubles the time that the parser takes.
  private static let mostBrackets = 12

  private static func hasDeepBrackets(_ text: String) -> Bool {
    var count = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["):
        count += 1
        if count > mostBrackets { return true }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      default: count = 0
      }
    }
    return false
  }

  /// Returns true if the first lines say that the file was generated.
  private static func isGenerated(_ text: String) -> Bool {
    let start = text.prefix(600).lowercased()
    return ["@generated", "generated using", "automatically generated", "do not edit"].contains {
      start.contains($0)
    }
  }
}
