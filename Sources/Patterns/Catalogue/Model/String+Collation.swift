import Foundation

extension String {
  /// Compares two strings by the rules of the root locale, whatever the user's locale. If only accents differ, they
  /// decide.
  func collated(with other: String) -> ComparisonResult {
    compare(other, options: [], range: nil, locale: .noLanguage)
  }
}

extension Locale {
  fileprivate static let noLanguage = Locale(identifier: "")
}
