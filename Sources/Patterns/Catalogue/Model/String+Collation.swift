import Foundation

extension String {
  /// Compares two texts by the rules of no particular language, whatever the locale; accents decide between equal
  /// letters.
  func collated(with other: String) -> ComparisonResult {
    compare(other, options: [], range: nil, locale: .noLanguage)
  }
}

extension Locale {
  fileprivate static let noLanguage = Locale(identifier: "")
}
