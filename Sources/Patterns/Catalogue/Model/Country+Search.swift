import Foundation

extension Country {
  /// Returns true if the country matches a text that the user typed.
  ///
  /// A country matches if its name or capital contains the text, or if its code begins with it. Surrounding spaces,
  /// case, diacritics and the shape of apostrophes make no difference, whatever the locale of the program. Text that
  /// is empty, or only spaces, matches every country.
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
  /// Returns the countries that match a text that the user typed, in the same order.
  public func matching(_ text: String) -> [Country] {
    let wanted = text.wantedKey
    return wanted.isEmpty ? Array(self) : filter { $0.matches(key: wanted) }
  }
}

extension String {
  /// The search key of the text that the user typed.
  fileprivate var wantedKey: String {
    trimmingCharacters(in: .whitespacesAndNewlines).searchKey
  }

  /// The text without case, diacritics and widths, with every apostrophe straight.
  fileprivate var searchKey: String {
    // ASCII differs only in case.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    let apostrophes: Set<Character> = ["\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}"]
    let folded = folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return String(folded.map { apostrophes.contains($0) ? "'" : $0 })
  }
}
