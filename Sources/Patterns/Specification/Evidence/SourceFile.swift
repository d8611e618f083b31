public import Foundation

/// A source file, read as text.
public struct SourceFile: Sendable {
  /// The file's name.
  public let name: String
  /// The folders that lead to the file from the one that was read, such as `Modules/Films`; empty for none.
  public private(set) var folder: String
  /// The text with comments and string literals blanked out, so that what is found in it is code.
  public let code: String
  /// The names of the classes that the file declares, in order.
  public let classes: [String]
  /// The words and signs of the code, in order.
  let tokens: [SourceToken]
  /// The types that the file declares, and the extensions, in the order in which they begin.
  let typeTexts: [TypeText]
  /// The lines, from 1, on which a string literal takes in a value, or is joined to something by a plus.
  public let composedLines: [Int]

  /// Takes a file's name and text, and the folders that lead to it.
  public init(name: String, text: String, folder: String = "") {
    self.name = name
    self.folder = folder
    code = blankedOut(text)
    classes = code.matches(of: #/\bclass (\w+)/#).map { String($0.1) }
    tokens = SourceToken.all(in: code)
    typeTexts = TypeText.all(in: tokens)
    composedLines = zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false))
      .filter { _, line in !line.contains(#/^\s*\/\//#) && composesText(line) }.map(\.0)
  }

  /// Reads every Swift file below a folder, in the order of their paths; folders called `Tracing` are left
  /// out, as they are not the app's.
  public static func files(below folder: URL) throws -> [SourceFile] {
    let root = folder.standardizedFileURL.pathComponents.count
    return try swiftFiles(below: folder).map { url in
      SourceFile(
        name: url.lastPathComponent, text: try String(contentsOf: url, encoding: .utf8),
        folder: url.standardizedFileURL.pathComponents.dropFirst(root).dropLast().joined(separator: "/"))
    }
  }

  /// The same file in other folders.
  public func moved(to folder: String) -> SourceFile {
    var file = self
    file.folder = folder
    return file
  }

  /// The places of every Swift file below a folder, sorted; folders called `Tracing` are left out.
  public static func swiftFiles(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains("Tracing") }
      .sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// The modules that the file imports, in order; for `import struct HeadlessUI.Outlet` that whole path.
  public var imports: [String] {
    code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
      return String(words.last ?? "")
    }
  }

  /// Whether the file declares a view controller, or extends one.
  var concernsViewControllers: Bool {
    code.contains(#/(class|extension) \w*ViewController\b/#)
  }

  /// Where a pattern matches the code. `\b` stands at the ends of a name, and so at the dots between two.
  func matches<Output>(of pattern: Regex<Output>) -> [Regex<Output>.Match] {
    code.matches(of: pattern.wordBoundaryKind(.simple))
  }

  /// The line, from 1, on which a text of code first stands, or nil.
  public func line(of text: String) -> Int? {
    guard let range = code.range(of: text) else { return nil }
    return code[..<range.lowerBound].count { $0 == "\n" } + 1
  }
}

/// Whether a string literal on a line takes in a value, or is joined to something by a plus.
private func composesText(_ line: Substring) -> Bool {
  let emptied = line.replacing(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"")
  return line.contains(#/"[^"]*\\\(/#) || emptied.contains(#/""\s*\+|\+=?\s*""/#)
}

/// The text with every comment and string literal replaced by spaces, line breaks kept.
private func blankedOut(_ text: String) -> String {
  var result = ""
  var rest = Substring(text)

  func blank(_ part: Substring) {
    result += String(part.map { $0.isNewline ? $0 : " " })
  }
  while let character = rest.first {
    if rest.hasPrefix("//") {
      let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
      blank(rest[..<end])
      rest = rest[end...]
    } else if rest.hasPrefix("/*") {
      let end = rest.range(of: "*/")?.upperBound ?? rest.endIndex
      blank(rest[..<end])
      rest = rest[end...]
    } else if rest.hasPrefix("\"\"\"") {
      let body = rest.dropFirst(3)
      let end = body.range(of: "\"\"\"")?.upperBound ?? rest.endIndex
      blank(rest[..<end])
      rest = rest[end...]
    } else if character == "\"" {
      var end = rest.index(after: rest.startIndex)
      while end < rest.endIndex, rest[end] != "\"" {
        if rest[end] == "\\" { end = rest.index(after: end) }
        if end < rest.endIndex { end = rest.index(after: end) }
      }
      let after = end < rest.endIndex ? rest.index(after: end) : end
      blank(rest[..<after])
      rest = rest[after...]
    } else {
      result.append(character)
      rest = rest.dropFirst()
    }
  }
  return result
}
