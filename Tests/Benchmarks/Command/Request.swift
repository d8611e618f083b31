import Specification

/// The request on the command line.
struct Request: Equatable {
  /// The formats of a report.
  enum Format: String, CaseIterable {
    case text, json
  }

  private(set) var plan = Plan()
  private(set) var format = Format.text
  /// The width of the text in columns, or nil for that of the terminal.
  private(set) var width: Int?
  /// True if tables are written as lists, for instance for a screen reader.
  private(set) var isPlain = false

  /// Reads the words after `bench`.
  ///
  /// - Throws: `UsageError` for a word that is not known or has no proper value.
  init(arguments: [String]) throws(UsageError) {
    var patterns: [Pattern] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      func value() -> String? { parts.count > 1 ? parts[1] : rest.popFirst() }
      switch name {
      case "--rows": plan.rows = try Self.rows(value())
      case "--seed": plan.seed = try Self.seed(value())
      case "--format": format = try Self.format(value())
      case "--width": width = try Self.width(value())
      case "--plain": isPlain = true
      case _ where word.hasPrefix("-"):
        throw UsageError(
          reason: "There is no option '\(word)'. Known: --rows, --seed, --format, --width, --plain.")
      default: try Self.add(word, to: &patterns)
      }
    }
    if !patterns.isEmpty { plan.patterns = patterns }
  }

  private static func add(_ word: String, to patterns: inout [Pattern]) throws(UsageError) {
    guard let pattern = Pattern.allCases.first(where: { $0.rawValue == word }) else {
      let known = Pattern.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(reason: "There is no pattern '\(word)'. Known: \(known).")
    }
    guard !patterns.contains(pattern) else {
      throw UsageError(reason: "'\(word)' is there twice; once is enough.")
    }
    patterns.append(pattern)
  }

  private static func rows(_ word: String?) throws(UsageError) -> [Int] {
    let parts = word?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    let rows = Set(parts.compactMap { Int($0) }.filter { (1...10_000_000).contains($0) })
    guard !rows.isEmpty, rows.count == parts.count else {
      throw UsageError(
        reason:
          "--rows takes numbers from 1 to 10000000, separated by commas, each once, such as --rows 10,500.")
    }
    return rows.sorted()
  }

  private static func seed(_ word: String?) throws(UsageError) -> UInt64 {
    guard let seed = word.flatMap({ UInt64($0) }) else {
      throw UsageError(reason: "--seed takes a whole number from 0 to \(UInt64.max).")
    }
    return seed
  }

  private static func format(_ word: String?) throws(UsageError) -> Format {
    guard let format = word.flatMap(Format.init) else {
      throw UsageError(reason: "--format takes text or json.")
    }
    return format
  }

  private static func width(_ word: String?) throws(UsageError) -> Int {
    guard let width = word.flatMap({ Int($0) }), (20...500).contains(width) else {
      throw UsageError(reason: "--width takes a number of columns from 20 to 500.")
    }
    return width
  }
}
