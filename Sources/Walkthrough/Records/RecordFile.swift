import Catalogue
import Foundation

/// The JSON files that keep a learner's records, beside the one that keeps the favourites.
enum RecordFile {
  /// Returns the place of a record.
  static func url(named name: String) -> URL {
    FileFavourites.defaultURL().deletingLastPathComponent().appending(path: name)
  }

  /// Reads a record, or returns nil if there is no file.
  ///
  /// - Throws: An error of Foundation if the file cannot be read, `DecodingError` if it holds something else.
  static func read<Record: Decodable>(_ type: Record.Type, from file: URL) throws -> Record? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(type, from: Data(contentsOf: file))
  }

  /// Writes a record in one go, and creates the folder if there is none.
  ///
  /// - Throws: An error of Foundation.
  static func write(_ record: some Encodable, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(record).write(to: file, options: .atomic)
  }
}
