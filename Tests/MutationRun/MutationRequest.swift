import Stories

/// What was asked for on the command line.
struct MutationRequest {
  /// The patterns to break.
  var patterns: [Pattern] = []
  /// What the rule or the title of a mutation has to contain, or nil for all of them.
  var only: String?

  /// Whether everything there is was asked for.
  var isWhole: Bool { Set(patterns) == Set(Pattern.allCases) && only == nil }

  /// Reads the words after the program's name.
  ///
  /// - Throws: `Problem` for a word that is not known.
  init(_ words: [String]) throws(Problem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--only" {
        guard let text = rest.popFirst() else {
          throw Problem(description: "--only needs a rule or words of a title.")
        }
        only = text
      } else if let pattern = Pattern(rawValue: word) {
        if !patterns.contains(pattern) { patterns.append(pattern) }
      } else {
        let known = Pattern.allCases.map(\.rawValue).joined(separator: ", ")
        throw Problem(
          description: "There is no pattern '\(word)'. Known: \(known). There is also --only TEXT.")
      }
    }
    if patterns.isEmpty { patterns = Pattern.allCases }
  }

  /// A word that is not known.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }
}
