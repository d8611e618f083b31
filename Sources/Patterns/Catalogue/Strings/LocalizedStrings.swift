public import Foundation

/// The texts that the apps show, by key, from a file in the format of `Localizable.strings`.
public struct LocalizedStrings: Sendable {
  private let texts: [String: String]

  /// Reads a strings file; a file that cannot be read yields no texts.
  public init(stringsFile: Data) {
    let list = try? PropertyListSerialization.propertyList(from: stringsFile, format: nil)
    texts = list as? [String: String] ?? [:]
  }

  /// The keys of all texts.
  public var keys: Set<String> { Set(texts.keys) }

  /// Returns the text of a key, with each `%@` replaced by the next value.
  ///
  /// As with `NSLocalizedString`, a key without a text is returned unchanged. So is a text with more placeholders than
  /// values.
  public func callAsFunction(_ key: String, _ values: any CustomStringConvertible...) -> String {
    guard let text = texts[key] else { return key }
    let parts = text.split(separator: "%@", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count - 1 <= values.count else { return text }
    return zip(parts.dropFirst(), values).reduce(into: String(parts[0])) { result, next in
      result += next.1.description + next.0
    }
  }
}

/// The texts of all four apps.
public let strings = LocalizedStrings(stringsFile: Data(PackageResources.Localizable_strings))
