import Foundation

/// Texts for people, by key, read from a file in the form of `Localizable.strings`.
struct LocalizedStrings {
  private let texts: [String: String]

  /// Takes the bytes of the file; a file that cannot be read has no texts.
  init(stringsFile: Data) {
    let list = try? PropertyListSerialization.propertyList(from: stringsFile, format: nil)
    texts = list as? [String: String] ?? [:]
  }

  /// The keys of all texts.
  var keys: Set<String> { Set(texts.keys) }

  /// The text of a key, with values in the places of `%@`, in order or as numbered.
  ///
  /// As with `NSLocalizedString`, a key that has no text is answered itself. A text with more places than there
  /// are values is left as it is.
  func callAsFunction(_ key: String, _ values: any CustomStringConvertible...) -> String {
    guard let text = texts[key] else { return key }
    let places = text.matches(of: #/%(\d+\$)?@/#).count
    guard places > 0, places <= values.count else { return text }
    return String(format: text, arguments: values.map { NSString(string: $0.description) })
  }
}
