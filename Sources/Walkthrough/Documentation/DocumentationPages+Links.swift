import Foundation

extension DocumentationPages {
  /// Finds the inline links that lead nowhere: to a file that is not there, or to a heading that a page does not have.
  /// Links to the web are not followed.
  ///
  /// - Throws: An error of Foundation if a page cannot be read.
  func brokenLinks() throws -> [Fault] {
    var anchors: [String: Set<String>] = [:]
    for path in paths() { anchors[path] = Self.anchors(in: try text(of: path)) }
    return try paths().flatMap { path in
      try Self.links(in: text(of: path)).compactMap { link in
        reason(against: link.target, on: path, anchors: anchors).map {
          Fault(page: path, line: link.line, what: $0)
        }
      }
    }
  }

  /// Returns the reason why a link leads nowhere, or nil.
  private func reason(against target: String, on path: String, anchors: [String: Set<String>]) -> String? {
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
    guard anchors[page]?.contains(parts[1]) == true else { return "'\(page)' has no heading '#\(parts[1])'." }
    return nil
  }

  /// Returns the targets of the links on a page, and their lines, code left out.
  private static func links(in text: String) -> [(line: Int, target: String)] {
    prose(of: text).flatMap { line in
      // A link in code leads nowhere.
      line.text.replacing(code, with: "").matches(of: target).map {
        (line.number, String($0.1 ?? $0.2 ?? ""))
      }
    }
  }

  /// A link's target, in angle brackets or without, and after it perhaps a title.
  private static let target = #/\]\((?:<([^>]*)>|([^)\s]+))(?:\s+(?:"[^"]*"|'[^']*'))?\)/#
  private static let code = #/`[^`]*`/#
  private static let heading = #/^#+ (.+)$/#

  /// Returns the anchors of a page's headings, as GitHub generates them.
  private static func anchors(in text: String) -> Set<String> {
    Set(
      prose(of: text).compactMap { line in line.text.firstMatch(of: heading).map { String($0.1).anchor }
      })
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
