import Foundation

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

  /// Returns the text of a page with its generated blocks regenerated.
  ///
  /// - Parameter markdown: Generates a block.
  /// - Throws: `Fault` for an unknown block or a mark without its counterpart, and any error of `markdown`.
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
    return lines.joined(separator: "\n")
  }

  private static let start = #/^<!-- generated: (.+) -->$/#
  private static let end = "<!-- end of generated -->"

  private func error(_ page: String, _ index: Int, _ what: String) -> Fault {
    Fault(page: page, line: index + 1, what: what)
  }
}
