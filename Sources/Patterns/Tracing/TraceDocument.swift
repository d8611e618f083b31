public import Foundation

/// A finished trace with its pattern and story; every output format is generated from it.
public struct TraceDocument: Hashable, Sendable {
  /// The version of the encoded form that this code writes and reads.
  public static let currentSchema = 2

  /// The version of the encoded form.
  public let schema: Int
  /// The architecture that ran, by the name that users type.
  public let pattern: String
  /// The performed story, by the name that users type.
  public let story: String
  /// The messages, in order.
  public let messages: [Message]

  /// Creates a trace of one story in one architecture, in the current schema.
  public init(pattern: String, story: String, messages: [Message]) {
    schema = Self.currentSchema
    self.pattern = pattern
    self.story = story
    self.messages = messages
  }

}

extension TraceDocument: Codable {
  private enum CodingKeys: String, CodingKey { case schema, pattern, story, messages, screens }

  /// Writes each screen once; messages name them by their places.
  public func encode(to encoder: any Encoder) throws {
    var screens = ValueTable<String>()
    let entries = messages.map { MessageEntry($0, adding: &screens) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schema, forKey: .schema)
    try container.encode(pattern, forKey: .pattern)
    try container.encode(story, forKey: .story)
    try container.encode(entries, forKey: .messages)
    try container.encode(screens.values, forKey: .screens)
  }

  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schema = try container.decode(Int.self, forKey: .schema)
    pattern = try container.decode(String.self, forKey: .pattern)
    story = try container.decode(String.self, forKey: .story)
    let screens = try container.decode([String].self, forKey: .screens)
    let entries = try container.decode([MessageEntry].self, forKey: .messages)
    messages = try entries.map { try $0.message(with: screens) }
  }

  /// Returns the document as JSON, with sorted keys, ending in a line break.
  ///
  /// - Throws: An error of `JSONEncoder`.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads what `json()` wrote.
  ///
  /// - Throws: `UnknownSchema` for a version that this code does not read; `DecodingError` for anything that
  ///   is not a trace.
  public init(json: Data) throws {
    struct Version: Decodable { let schema: Int }
    let decoder = JSONDecoder()
    let version = try decoder.decode(Version.self, from: json).schema
    guard version == Self.currentSchema else { throw UnknownSchema(found: version) }
    self = try decoder.decode(TraceDocument.self, from: json)
  }

  /// The error for a trace that was written in an unknown schema.
  public struct UnknownSchema: Error, CustomStringConvertible {
    /// The version that the document names.
    public let found: Int

    /// One sentence for a person.
    public var description: String {
      "The trace has schema \(found); this version reads schema \(TraceDocument.currentSchema)."
    }
  }
}
