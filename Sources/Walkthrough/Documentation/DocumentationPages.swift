import Foundation
import TextLayout

/// The pages of the package, with their generated blocks and their links.
struct DocumentationPages {
  /// The package's folder.
  let folder: URL

  /// A fault on a page.
  nonisolated struct Fault: Error, Equatable, CustomStringConvertible {
    let page: String
    let line: Int
    let what: String

    var description: String { "\(page):\(line): \(what)" }
  }

  /// Returns the sorted paths of the pages: the Markdown files in the package's folder, outside hidden folders.
  func paths() -> [String] {
    let root = folder.standardizedFileURL.path + "/"
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { ($0 as? URL)?.standardizedFileURL.path } ?? [])
      .filter { $0.hasSuffix(".md") }
      .map { $0.replacing(root, with: "") }
      .sorted()
  }

  /// Reads the text of a page.
  func text(of path: String) throws -> String {
    do {
      return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    } catch {
      throw PlainError(error, about: path) ?? error
    }
  }

  /// Returns the text of a page with its generated blocks regenerated, and with the lines to which it links found again.
  ///
  /// - Parameter markdown: Generates a block.
  /// - Throws: `Fault` for an unknown block, a mark without its counterpart or a line that is not found, and any error of
  ///   `markdown`.
  func remade(_ path: String, _ markdown: (GeneratedBlock) throws -> String) throws -> String {
    var lines: [String] = []
    var open: Int?
    for (index, line) in try text(of: path).components(separatedBy: "\n").enumerated() {
      if line == Self.end {
        guard open != nil else { throw error(path, index, "This end mark has no start mark.") }
        open = nil
      }
      if open == nil { lines.append(line) }
      guard let words = line.firstMatch(of: Self.start)?.1 else { continue }
      guard open == nil else {
        throw error(path, index, "The generated block before this one has no end mark.")
      }
      guard let block = GeneratedBlock(words: String(words)) else {
        throw error(path, index, "There is no generated block '\(words)'.")
      }
      lines += ["", try markdown(block)]
      open = index
    }
    if let open { throw error(path, open, "This generated block has no end mark: \(Self.end)") }
    for index in lines.indices { lines[index] = try located(lines[index], at: index, on: path) }
    return lines.joined(separator: "\n")
  }

  /// Returns a line of a page in which each link to a line of source, such as `(App.swift#L7 "func load()")`, has the
  /// number of the line with the text in quotation marks.
  private func located(_ line: String, at index: Int, on path: String) throws -> String {
    try line.replacing(Self.place) { link in
      let file = folder.appendingPathComponent(path).deletingLastPathComponent()
        .appendingPathComponent(String(link.1)).standardizedFileURL
      let source = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      let found = source.indices.filter { source[$0].contains(link.2) }
      guard let number = found.first, found.count == 1 else {
        throw error(path, index, "\(found.count.of("line")) of \(file.lastPathComponent) have '\(link.2)'.")
      }
      return "](\(link.1)#L\(number + 1) \"\(link.2)\")"
    }
  }

  private static let start = #/^<!-- generated: (.+) -->$/#
  private static let place = #/\]\(([^)\s#]+\.swift)#L\d+ "([^"]+)"\)/#
  private static let end = "<!-- end of generated -->"

  private func error(_ page: String, _ index: Int, _ what: String) -> Fault {
    Fault(page: page, line: index + 1, what: what)
  }
}
