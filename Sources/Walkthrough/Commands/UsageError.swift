import Specification

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
      let nearest = known.nearest(to: word).map { " Did you mean '\($0)'?" } ?? ""
      return "There is no \(kind) '\(word)'.\(nearest)\nKnown: \(known.joined(separator: ", "))."
    case .unknownRule(let word):
      let known = Rule.all.map(\.id)
      let nearest = known.nearest(to: word.uppercased()).map { " Did you mean '\($0)'?" } ?? ""
      return "There is no rule '\(word)'.\(nearest)\n'walkthrough rules' lists them all."
    case .missing(let what, let known):
      return "What is missing is \(what).\nKnown: \(known.joined(separator: ", "))."
    case .invalid(let reason):
      return reason
    }
  }
}
