public import Foundation

/// A finished trace with what it is a trace of: the one value that every format is made from.
public struct TraceDocument: Hashable, Codable, Sendable {
  /// The version of the encoded form that this code writes and reads.
  public static let currentSchema = 1

  /// The version of the encoded form.
  public let schema: Int
  /// The architecture that ran, under the name that people type.
  public let pattern: String
  /// The performed story, under the name that people type.
  public let story: String
  /// The messages, in order.
  public let messages: [Message]

  /// A trace of one story told by one architecture, in the schema of this code.
  public init(pattern: String, story: String, messages: [Message]) {
    schema = Self.currentSchema
    self.pattern = pattern
    self.story = story
    self.messages = messages
  }

  /// The document as JSON, keys sorted, ending in a line break.
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

  /// A trace was written by a version that this code does not read.
  public struct UnknownSchema: Error, CustomStringConvertible {
    /// The version that the document names.
    public let found: Int

    /// One sentence for a person.
    public var description: String {
      "The trace has schema \(found); this version reads schema \(TraceDocument.currentSchema)."
    }
  }
}
