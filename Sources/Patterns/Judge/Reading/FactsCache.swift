import Foundation

/// A folder that keeps what was read from each file, by the file's contents.
struct FactsCache: Sendable {
  /// The facts of a file, and whether they came from the cache.
  struct Facts: Sendable {
    var file: SourceFile
    var isCached: Bool
  }

  private let folder: URL

  /// The number of files from which on the cache begins anew.
  private static let largestCount = 30_000

  /// Opens the cache of this version of the reader, and removes those of others; nil if the folder cannot be made.
  init?(_ url: URL) {
    let values = try? FileManager.default.attributesOfItem(atPath: CommandLine.arguments[0])
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    let name = "facts-\(UInt64(bitPattern: Int64(date * 1000)))"
    for other in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    where other.hasPrefix("facts-") && other != name {
      try? FileManager.default.removeItem(at: url.appendingPathComponent(other))
    }
    folder = url.appendingPathComponent(name)
    if let kept = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      kept.count > Self.largestCount
    {
      try? FileManager.default.removeItem(at: folder)
    }
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      return nil
    }
  }

  func facts(of data: Data) -> Facts? {
    guard let kept = try? Data(contentsOf: place(of: data)),
      let file = try? JSONDecoder().decode(SourceFile.self, from: kept)
    else { return nil }
    return Facts(file: file, isCached: true)
  }

  func keep(_ facts: Facts, of data: Data) {
    // A file that was written only in part cannot be decoded, and is read again; so it need not be written in one step.
    try? JSONEncoder().encode(facts.file).write(to: place(of: data))
  }

  private func place(of data: Data) -> URL {
    folder.appendingPathComponent("\(String(Fingerprint.number(of: data), radix: 16))-\(data.count)")
  }
}
