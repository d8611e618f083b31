import Architectures
import Catalogue
import MVVMFC
import Specification

/// A contender with its name in reports and the function that creates it.
struct Entry {
  /// The kind of contender.
  enum Kind: Hashable {
    case plainFunction
    case pattern(Pattern, Watching)
    /// The plain function, reading from a catalogue that sends JSON.
    case plainFunctionOverJSON
    /// MVVM-FC as it ships: its catalogue is a server that sends JSON.
    case json
  }

  let kind: Kind

  /// The name in reports.
  var name: String {
    switch kind {
    case .plainFunction: "plain function"
    case .pattern(let pattern, .off): pattern.title
    case .pattern(let pattern, .messages): "\(pattern.title), traced"
    case .pattern(let pattern, .screens): "\(pattern.title), traced with screens"
    case .plainFunctionOverJSON: "plain function over JSON"
    case .json: "\(Pattern.mvvmFC.title) over JSON"
    }
  }

  /// The contender that does the same work with one function.
  var plain: Kind {
    switch kind {
    case .plainFunctionOverJSON, .json: .plainFunctionOverJSON
    default: .plainFunction
    }
  }

  /// The most rows that the contender is measured with; nil for any number.
  ///
  /// A catalogue in JSON has codes of two or four letters, of which there are fewer than a million.
  var mostRows: Int? {
    switch kind {
    case .plainFunctionOverJSON, .json: 100_000
    case .pattern(_, .screens): 1_000
    default: nil
    }
  }

  /// Creates the contender.
  func make(_ data: CatalogueData) -> any Contender {
    switch kind {
    case .plainFunction: PlainFunction(data: data)
    case .pattern(.mvvmFC, let watching):
      PatternApp(MVVMFCWithoutNetwork(), data: data, watching: watching)
    case .pattern(let pattern, let watching):
      PatternApp(Architectures.of(pattern), data: data, watching: watching)
    case .plainFunctionOverJSON: PlainFunction(jsonOf: data)
    case .json: PatternApp(Architectures.of(.mvvmFC), data: data, watching: .off)
    }
  }

  /// Returns the contenders for some patterns.
  static func all(for patterns: [Pattern]) -> [Entry] {
    let apps = patterns.flatMap { pattern in
      Watching.allCases.map { Entry(kind: .pattern(pattern, $0)) }
        + (pattern == .mvvmFC ? [Entry(kind: .plainFunctionOverJSON), Entry(kind: .json)] : [])
    }
    return [Entry(kind: .plainFunction), Entry(kind: .pattern(.mvc, .off))] + apps
  }
}
