import Foundation

extension String {
  /// The order of two texts by the rules of no particular language, accents second, whatever the locale.
  func collated(with other: String) -> ComparisonResult {
    compare(other, options: [], range: nil, locale: .noLanguage)
  }
}

extension Locale {
  fileprivate static let noLanguage = Locale(identifier: "")
}
