import Foundation
import TextLayout

/// The page of an exercise for a terminal: paragraphs that fit, code as it is, tables as definitions, links without
/// addresses.
struct ExerciseIntroduction {
  let markdown: String
  let page: Page

  private enum Kind {
    case paragraph, item, code, row
  }

  /// Formats the page without its title, which a terminal shows above it.
  func text() -> String {
    var blocks: [(kind: Kind, text: String)] = []
    var isOpen = false
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      switch line {
      case _ where line.hasPrefix("```"):
        isCode.toggle()
        isOpen = false
        if isCode { blocks.append((.code, "")) }
      case _ where isCode:
        blocks[blocks.count - 1].text += "  \(line)\n"
      case _ where line.isEmpty || line.hasPrefix("# ") || line.hasPrefix("|--"):
        isOpen = false
      case _ where line.hasPrefix("|"):
        blocks.append((.row, line))
      case _ where line.contains(#/^(-|\d{1,2}\.) /#):
        blocks.append((.item, line))
        isOpen = true
      case _ where isOpen:
        blocks[blocks.count - 1].text += " " + line.trimmingCharacters(in: .whitespaces)
      default:
        blocks.append((.paragraph, line))
        isOpen = true
      }
    }
    var text = ""
    for (block, previous) in zip(blocks, [nil] + blocks.map { Optional($0) }) {
      let isTight = block.kind == previous?.kind && (block.kind == .item || block.kind == .row)
      text += (text.isEmpty || isTight ? "" : "\n") + formatted(block.text, block.kind)
    }
    return text
  }

  private func formatted(_ text: String, _ kind: Kind) -> String {
    switch kind {
    case .code: return text
    case .paragraph: return page.paragraph(text.plain)
    case .item:
      let marker = String(text.prefix { $0 != " " }) + " "
      let indent = String(repeating: " ", count: marker.count)
      let lines = String(text.dropFirst(marker.count)).plain.wrapped(to: page.textWidth - marker.count)
      return zip([marker] + lines.map { _ in indent }, lines).map { $0 + $1 + "\n" }.joined()
    case .row:
      let cells = text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces).plain }
      let meaning = cells.dropFirst().joined(separator: "; ")
      return page.definition(cells.first ?? "", meaning, column: 28).map { $0 + "\n" }.joined()
    }
  }
}

extension String {
  /// The text without the addresses of its links and the marks around its code and its emphasis.
  fileprivate var plain: String {
    replacing(#/\[([^\]]+)\]\([^)]+\)/#) { String($0.1) }
      .replacing(#/\*{1,2}([^*\s][^*]*)\*{1,2}/#) { String($0.1) }.replacing("`", with: "")
  }
}
