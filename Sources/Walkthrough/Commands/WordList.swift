import Playing
import Specification

/// The words that may be typed in a place of the command line.
enum WordList: Equatable {
  case commands, patterns, stories, exercises
  /// The patterns, and the identifiers of all rules.
  case rules
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
    case .rules: Pattern(word: word) != nil || Rule.named(word.uppercased()) != nil
    case .stories: words.contains(word.lowercased())
    case .commands, .exercises, .words: words.contains(word)
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
      let names = [
        pattern.rawValue, pattern.title.lowercased(), Rule.all(of: pattern).first?.id.lowercased(),
      ]
      let isWhole = names.prefix(2).contains { $0.map(Self.plain) == plain }
      return isWhole || [names[0], names[2]].contains { $0?.hasPrefix("\(word)-") == true }
    }
    guard let match else { return nil }
    self = match
  }

  private static func plain(_ name: String) -> String { name.filter { !"- ".contains($0) } }
}
