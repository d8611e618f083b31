import Foundation

extension Country {
  /// Returns true if a person who typed this text may mean this country.
  ///
  /// The name or the capital contains the text, or the code begins with it. Space around the text, case,
  /// diacritics and the shape of an apostrophe make no difference, in whatever language the program runs.
  /// Text that is empty, or only space, matches every country.
  public func matches(_ text: String) -> Bool {
    matches(key: text.wantedKey)
  }

  fileprivate func matches(key wanted: String) -> Bool {
    wanted.isEmpty
      || name.searchKey.contains(wanted)
      || capital?.searchKey.contains(wanted) == true
      || code.rawValue.searchKey.hasPrefix(wanted)
  }
}

extension Sequence where Element == Country {
  /// The countries that a person who typed this text may mean, in the order in which they stand.
  public func matching(_ text: String) -> [Country] {
    let wanted = text.wantedKey
    return wanted.isEmpty ? Array(self) : filter { $0.matches(key: wanted) }
  }
}

extension String {
  /// The search key of the text that was typed.
  fileprivate var wantedKey: String {
    trimmingCharacters(in: .whitespacesAndNewlines).searchKey
  }

  /// The text without case, diacritics and widths, with every apostrophe straight.
  fileprivate var searchKey: String {
    // Of ASCII there is nothing to fold but case.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    let apostrophes: Set<Character> = ["\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}"]
    let folded = folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return String(folded.map { apostrophes.contains($0) ? "'" : $0 })
  }
}
