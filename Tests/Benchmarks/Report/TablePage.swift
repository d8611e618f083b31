import Foundation
import TextLayout

/// Formats text and tables for a page of a given width.
struct TablePage {
  let width: Int
  /// True if tables are written as lists, and titles without the rule `──` in front of them.
  var isPlain = false

  /// Formats a paragraph, wrapped into lines.
  func paragraph(_ text: String) -> String {
    text.wrapped(to: min(width, 80)).joined(separator: "\n") + "\n"
  }

  /// Formats a section's title.
  func title(_ text: String) -> String {
    "\n" + (isPlain ? text : "── \(text)").truncated(to: width) + "\n\n"
  }

  /// Formats an item of a bulleted list.
  func item(_ text: String) -> String {
    text.wrapped(to: min(width, 80) - 2).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
      .joined(separator: "\n") + "\n"
  }

  /// Formats rows of cells under a header, the first column aligned left and the others right; as a list if the page is
  /// plain or too narrow.
  func table(_ header: [String], _ rows: [[String]]) -> String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].columns }.max() ?? 0 }
    let gap = 2
    guard !isPlain, widths.reduce(0, +) + gap * (widths.count - 1) <= width else { return list(header, rows) }
    let lines = all.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].columns)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: String(repeating: " ", count: gap))
    }
    return lines.map { $0.trimmingSuffix + "\n" }.joined()
  }

  private func list(_ header: [String], _ rows: [[String]]) -> String {
    let title = header[0].isEmpty ? "" : header[0] + "\n"
    return title
      + rows.map { row in
        let cells = zip(header, row).dropFirst().filter { !$1.isEmpty }.map { "\($0) \($1)" }
        let lines = cells.joined(separator: ", ").wrapped(to: width - 4).map { "    \($0)" }
        return (["  " + row[0].truncated(to: width - 2)] + lines).joined(separator: "\n") + "\n"
      }.joined()
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSuffix: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Double {
  /// Formats the number with `digits` decimals, and a point in every locale.
  func fixed(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }

  /// The number of nanoseconds as a time with a unit, to three digits; below 1 µs, to whole nanoseconds.
  var time: String {
    let units: [(size: Double, name: String)] = [(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns")]
    let unit = units.first { abs(self) >= $0.size * 0.9995 } ?? (1, "ns")
    let value = self / unit.size
    let digits = unit.name == "ns" ? 0 : abs(value) < 9.995 ? 2 : abs(value) < 99.95 ? 1 : 0
    return "\(value.fixed(digits)) \(unit.name)"
  }
}

extension Int {
  /// The number with commas between groups of three digits.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }

  /// The number of bytes in megabytes.
  var megabytes: String { (Double(self) / 1e6).fixed(1) + " MB" }
}
