import Specification

/// The request on the command line.
struct MutationRequest {
  /// The patterns to break.
  var patterns: [Pattern] = []
  /// Text that a mutation's rule or title, or a mutant's name, has to contain; nil for all.
  var only: String?
  /// True if only those mutations are tried that the page with the score does not have as caught.
  var isMissing = false
  /// How many generated mutants to try instead of the lists, or nil.
  var generated: Int?
  /// The number that decides which generated mutants are tried.
  var seed = 1

  /// True if all four patterns were asked for, and no text selects some of their mutations or mutants.
  var isWhole: Bool { Set(patterns) == Set(Pattern.allCases) && only == nil }

  /// Reads the words after the program's name.
  ///
  /// - Throws: `Problem` for a word that is not known, and for a seed without generated mutants.
  init(_ words: [String]) throws(Problem) {
    var rest = words[...]
    var typedSeed: Int?
    while let word = rest.popFirst() {
      if word == "--only" {
        guard let text = rest.popFirst() else {
          throw Problem(description: "--only needs a rule, or a part of a title or of a mutant's name.")
        }
        only = text
      } else if word == "--missing" {
        isMissing = true
      } else if word == "--generated" || word == "--seed" {
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else {
          throw Problem(description: "\(word) needs a number from 1.")
        }
        if word == "--seed" { typedSeed = number } else { generated = number }
      } else if let pattern = Pattern.allCases.first(where: { $0.rawValue == word }) {
        if !patterns.contains(pattern) { patterns.append(pattern) }
      } else {
        let known = Pattern.allCases.map(\.rawValue).joined(separator: ", ")
        throw Problem(
          description:
            "There is no pattern '\(word)'. Known: \(known). There are also --only TEXT, --missing, --generated N and --seed N."
        )
      }
    }
    if let typedSeed {
      guard generated != nil else { throw Problem(description: "--seed is for --generated N.") }
      seed = typedSeed
    }
    if patterns.isEmpty { patterns = Pattern.allCases }
  }

  /// Words that are not understood.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }
}
