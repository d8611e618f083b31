import Foundation

extension DocumentationPages {
  /// Finds the inline links that lead nowhere: to a file that is not there, to a heading that a page does not have, or
  /// to text that is not below the heading, as in `(Stories/go-back.md#viper "1 leave()")`. Links to the web are not
  /// followed.
  ///
  /// - Throws: An error of Foundation if a page cannot be read.
  func brokenLinks() throws -> [Fault] {
    var sections: [String: [String: String]] = [:]
    for path in paths() { sections[path] = Self.sections(of: try text(of: path)) }
    return try paths().flatMap { path in
      try Self.links(in: text(of: path)).compactMap { link in
        reason(against: link, on: path, sections: sections).map {
          Fault(page: path, line: link.line, what: $0)
        }
      }
    }
  }

  /// Returns the reason why a link leads nowhere, or nil.
  private func reason(
    against link: Link, on path: String, sections: [String: [String: String]]
  ) -> String? {
    let target = link.target
    guard !target.contains("://"), !target.hasPrefix("mailto:") else { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let file = parts[0].removingPercentEncoding ?? parts[0]
    let base = folder.appendingPathComponent(path)
    let place =
      file.isEmpty ? base : base.deletingLastPathComponent().appendingPathComponent(file).standardizedFileURL
    guard FileManager.default.fileExists(atPath: place.path) else { return "There is no file '\(file)'." }
    // Lines of source are looked for when the page is generated.
    guard parts.count == 2, !(file.hasSuffix(".swift") && parts[1].hasPrefix("L")) else { return nil }
    let page = place.path.replacing(folder.standardizedFileURL.path + "/", with: "")
    guard let section = sections[page]?[parts[1]] else { return "'\(page)' has no heading '#\(parts[1])'." }
    guard let quote = link.title, !section.contains(quote) else { return nil }
    return "'\(page)' has no '\(quote)' below '#\(parts[1])'."
  }

  /// A link on a page: its line, its target, and its title if it has one.
  private typealias Link = (line: Int, target: String, title: String?)

  /// Returns the links on a page, code left out.
  private static func links(in text: String) -> [Link] {
    prose(of: text).flatMap { line in
      // A link in code leads nowhere.
      line.text.replacing(code, with: "").matches(of: target).map {
        (line.number, String($0.1 ?? $0.2 ?? ""), ($0.3 ?? $0.4).map(String.init))
      }
    }
  }

  /// A link's target, in angle brackets or without, and after it perhaps a title.
  private static let target = #/\]\((?:<([^>]*)>|([^)\s]+))(?:\s+(?:"([^"]*)"|'([^']*)'))?\)/#
  private static let code = #/`[^`]*`/#
  private static let heading = #/^#+ (.+)$/#

  /// Returns the text from each heading of a page to the next, code included, by the anchor that GitHub generates.
  private static func sections(of text: String) -> [String: String] {
    let lines = text.components(separatedBy: "\n")
    let headings = prose(of: text).compactMap { line in
      line.text.firstMatch(of: heading).map { (index: line.number - 1, anchor: String($0.1).anchor) }
    }
    let ends = headings.dropFirst().map(\.index) + [lines.count]
    return zip(headings, ends).reduce(into: [:]) { sections, section in
      sections[section.0.anchor, default: ""] += lines[section.0.index..<section.1].joined(separator: "\n")
    }
  }

  /// Returns the lines outside of code blocks.
  private static func prose(of text: String) -> [(number: Int, text: String)] {
    var isCode = false
    var lines: [(number: Int, text: String)] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.drop(while: \.isWhitespace).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        lines.append((index + 1, line))
      }
    }
    return lines
  }
}

extension String {
  /// The anchor that GitHub generates for a heading: in lower case, with a hyphen for each space, and without signs
  /// other than hyphens and underscores.
  var anchor: String {
    lowercased().replacing(" ", with: "-").filter { character in
      character.isLetter || character.isNumber || "-_".contains(character)
    }
  }
}
