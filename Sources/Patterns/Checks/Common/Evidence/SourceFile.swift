public import Foundation
import Stories

/// A source file, read as text.
public struct SourceFile: Sendable {
  /// The file's name.
  public let name: String
  /// The folders that lead to the file from the one that was read, such as `Modules/Films`; empty for none.
  public private(set) var folder: String
  package let content: SourceText

  /// Creates a source file from its name, its text and the folders that lead to it.
  public init(name: String, text: String, folder: String = "") {
    self.name = name
    self.folder = folder
    content = SourceText.of(text)
  }

  /// The text with comments and string literals blanked out, so that what is found in it is code.
  public var code: String { content.code }

  /// The words and signs of the code, in order.
  package var tokens: [SourceToken] { content.tokens }

  /// The types that the file declares, and the extensions, in the order in which they begin.
  package var typeTexts: [TypeText] { content.typeTexts }

  /// The lines, from 1, on which a string literal takes in a value, or is joined to something by a plus.
  public var composedLines: [Int] { content.composedLines }

  /// The names of the classes that the file declares, in order.
  public var classes: [String] { matches(of: classDeclaration).map { String($0.1) } }

  /// Reads every Swift file below a folder, in the order of their paths.
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

  /// The places of every Swift file below a folder, sorted.
  public static func swiftFiles(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
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
  package var concernsViewControllers: Bool {
    contains(viewController)
  }

  /// Where a pattern matches the code.
  package func matches<Output>(of pattern: SourcePattern<Output>) -> [SourcePattern<Output>.Match] {
    pattern.matches(in: content)
  }

  /// Whether a pattern matches the code anywhere.
  package func contains<Output>(_ pattern: SourcePattern<Output>) -> Bool {
    !matches(of: pattern).isEmpty
  }

  /// The line, from 1, on which a text of code first stands, or nil.
  public func line(of text: String) -> Int? {
    guard let range = code.range(of: text) else { return nil }
    return code[..<range.lowerBound].count { $0 == "\n" } + 1
  }
}

private let classDeclaration = SourcePattern(#/\bclass (\w+)/#)
private let viewController = SourcePattern(#/(class|extension) \w*ViewController\b/#)
