/// Texts by key, as in a file `Localizable.strings`.
///
/// They are Swift and no resource: Xcode embeds none in code, and a bundle of resources stays where it was built.
public struct LocalizedStrings: Sendable {
  private let texts: [String: String]

  /// Creates texts from the text of each key, which may have placeholders `%@`.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// The keys of all texts.
  public var keys: Set<String> { Set(texts.keys) }

  /// Returns the text of a key, with each `%@` replaced by the next value.
  ///
  /// As with `NSLocalizedString`, a key without a text is returned unchanged. So is a text with more placeholders than
  /// values.
  public func callAsFunction(_ key: String, _ values: any CustomStringConvertible...) -> String {
    self(key, values)
  }

  func callAsFunction(_ key: String, _ values: [any CustomStringConvertible]) -> String {
    guard let text = texts[key] else { return key }
    let parts = text.split(separator: "%@", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count - 1 <= values.count else { return text }
    return zip(parts.dropFirst(), values).reduce(into: String(parts[0])) { result, next in
      result += next.1.description + next.0
    }
  }
}
