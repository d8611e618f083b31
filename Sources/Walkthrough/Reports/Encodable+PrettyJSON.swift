import Foundation

extension Encodable {
  /// Encodes the value as JSON for people and programs: indented, keys sorted, a line break at the end.
  func prettyJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
