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

  /// Reads, changes and writes a record while no other process does.
  ///
  /// - Throws: An error of Foundation if the file beside it that is the lock cannot be made; the errors of `body`.
  static func locked(_ file: URL, _ body: () throws -> Void) throws {
    let target = file.followingLinks
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = try FileLock(target.path + ".lock")
    defer { lock.release() }
    try body()
  }

  /// Writes a record in one go, to the file that a link leads to, and creates the folder if there is none.
  ///
  /// - Throws: An error of Foundation.
  static func write(_ record: some Encodable, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let target = file.followingLinks
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(record).write(to: target, options: .atomic)
  }

  /// Returns a number of a record as one that can be counted on from, whatever the file says.
  static func clamped(_ number: Int, to limit: Int = 1_000_000) -> Int { max(0, min(number, limit)) }
}

extension URL {
  /// The file that a symbolic link leads to, whether it is there or not; the place itself if it is no link.
  fileprivate var followingLinks: URL {
    var place = self
    for _ in 0..<32 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) else { break }
      place = URL(fileURLWithPath: target, relativeTo: place.deletingLastPathComponent()).absoluteURL
    }
    return place
  }
}
