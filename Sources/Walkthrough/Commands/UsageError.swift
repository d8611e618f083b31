import Stories
import TextLayout

/// Words on the command line that cannot be understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknown(_ kind: String, _ word: String, known: [String])
  case unknownRule(String)
  case missing(_ what: String, known: [String])
  case invalid(String)

  /// What is wrong, and what can be done.
  var description: String {
    switch self {
    case .unknown(let kind, let word, let known):
      return
        "There is no \(kind) '\(word.quotable)'.\(suggestion(for: word, among: known))\nKnown: \(known.joined(separator: ", "))."
    case .unknownRule(let word):
      let nearest = suggestion(for: word, among: Rule.all.map(\.id))
      return "There is no rule '\(word.quotable)'.\(nearest)\n'\(HelpTopic.program) rules' lists them all."
    case .missing(let what, let known):
      return "\(what).\nKnown: \(known.joined(separator: ", "))."
    case .invalid(let reason):
      return reason
    }
  }

  private func suggestion(for word: String, among known: [String]) -> String {
    known.nearest(to: word).map { " Did you mean '\($0)'?" } ?? ""
  }
}

nonisolated extension String {
  /// A word as it can be said back: on one line, without what would move a cursor, and not too long.
  var quotable: String {
    String(onOneLine.filter { $0.columns > 0 }).truncated(to: 40)
  }
}
