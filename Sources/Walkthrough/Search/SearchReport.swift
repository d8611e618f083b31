import Foundation
import TextLayout

/// The matches of a search, by kind.
struct SearchReport {
  let words: [String]
  let matches: [SearchIndex.Entry]
  let page: Page
  /// True if all matches are listed, and not only the first of each kind.
  var isWhole = false
  /// True if the matches hold most of the words, and not all.
  var isPartial = false

  /// The greatest number of entries of a kind that are listed.
  private static let limit = 8

  func text() -> String {
    guard !matches.isEmpty else {
      let hint = words.count > 1 ? "Try fewer words, or a part of one" : "Try a part of the word"
      return page.paragraph("Nothing contains \(quoted). \(hint).")
    }
    let note =
      isPartial
      ? page.paragraph("Nothing contains all of these words; this contains most of them.") + "\n" : ""
    return note + SearchIndex.Kind.allCases.compactMap(section).joined(separator: "\n")
  }

  /// Returns the matches as one document.
  func json() throws -> String {
    struct Match: Encodable {
      let kind: String
      let title: String
      let text: String
      let place: String
    }
    struct Document: Encodable {
      let schema = 1
      let words: [String]
      let isPartial: Bool
      let matches: [Match]
    }
    return try Document(
      words: words, isPartial: isPartial,
      matches: matches.map {
        Match(kind: $0.kind.rawValue, title: $0.title, text: $0.text, place: $0.place)
      }
    ).prettyJSON()
  }

  private var quoted: String { words.map { "'\($0.quotable)'" }.joined(separator: " and ") }

  private func section(_ kind: SearchIndex.Kind) -> String? {
    let found = matches.filter { $0.kind == kind }
    guard !found.isEmpty else { return nil }
    var text = page.heading(kind.title) + "\n\n"
    let shown = isWhole ? found[...] : found.prefix(Self.limit)
    for entry in shown {
      text += page.definition(entry.title, excerpt(of: entry), column: 20).map { $0 + "\n" }.joined()
      text += page.style.faint("    \(place(of: entry))".truncated(to: page.width)) + "\n"
    }
    let rest = found.count - shown.count
    return rest > 0
      ? text + page.paragraph("… and \(rest) more: add a word to narrow the search, or --all to list them.")
      : text
  }

  private func place(of entry: SearchIndex.Entry) -> String {
    entry.place.hasPrefix("Docs/") ? entry.place : "\(Kit.command) \(entry.place)"
  }

  /// Returns the text around the first of the words, not longer than a few lines; the whole text of a term.
  private func excerpt(of entry: SearchIndex.Entry) -> String {
    let text = entry.text
    guard text.count > 200, entry.kind != .term else { return text }
    let place =
      words.first.flatMap { text.range(of: $0, options: .caseInsensitive) }?.lowerBound ?? text.startIndex
    var start = text.index(place, offsetBy: -80, limitedBy: text.startIndex) ?? text.startIndex
    if start > text.startIndex { start = text[start...].firstIndex(of: " ").map(text.index(after:)) ?? start }
    let end = text.index(start, offsetBy: 200, limitedBy: text.endIndex) ?? text.endIndex
    return (start > text.startIndex ? "…" : "") + text[start..<end] + (end < text.endIndex ? "…" : "")
  }
}
