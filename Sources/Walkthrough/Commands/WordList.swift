import Playing
import Specification
import Toolchain

/// The words that may be typed in a place of the command line.
enum WordList: Equatable {
  case commands, patterns, stories, exercises
  /// The patterns, and the identifiers of all rules.
  case rules
  /// The identifiers of all rules, and of the judge's own.
  case judgedRules
  case words([String])
  /// The path of a file or a folder.
  case file
  /// Any text or number.
  case any

  /// The words, if they can be listed.
  var words: [String] {
    switch self {
    case .commands: CommandEntry.all.map(\.name)
    case .patterns: Pattern.allCases.map(\.rawValue)
    case .stories: Story.all.map(\.id)
    case .exercises: (try? Exercise.all())?.map { "\($0.number)" } ?? []
    case .rules: Self.patterns.words + Rule.all.map(\.id)
    case .judgedRules: Rule.all.map(\.id) + JudgeRequest.ownRules
    case .words(let words): words
    case .file, .any: []
    }
  }

  /// True if any word may be typed, so that there is no list to choose from.
  var isOpen: Bool { self == .file || self == .any }

  /// Returns true if a word, in any of its spellings, stands for one of the list.
  func includes(_ word: String) -> Bool {
    switch self {
    case .patterns: Pattern(word: word) != nil
    case .judgedRules: words.contains(word.uppercased())
    case .rules: Pattern(word: word) != nil || Rule.named(word.uppercased()) != nil
    case .commands, .exercises, .stories, .words: words.contains(word.lowercased())
    case .file, .any: true
    }
  }
}

extension Pattern {
  /// The pattern that a word stands for, in upper or lower case and with or without signs: `clean-swift`, its first part
  /// `clean`, its title `Clean Swift VIP`, or the letters of its rules, `vip`; MVC is one of them.
  init?(word: String) {
    let word = word.lowercased()
    let plain = Self.plain(word)
    let match = Pattern.apps.first { pattern in
      let isWhole = [pattern.rawValue, pattern.title.lowercased()].map(Self.plain).contains(plain)
      return isWhole || pattern.rawValue.hasPrefix("\(word)-") || pattern.lettersOfRules == word
    }
    guard let match else { return nil }
    self = match
  }

  /// The letters that the pattern's rules begin with, such as `vip`; nil for MVC.
  var lettersOfRules: String? {
    Rule.all(of: self).first.map { $0.id.prefix { $0 != "-" }.lowercased() }
  }

  private static func plain(_ name: String) -> String { name.filter { !"- ".contains($0) } }
}
