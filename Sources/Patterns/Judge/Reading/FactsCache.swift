import Foundation

/// A folder that keeps what was read from each file, by the file's contents.
///
/// Each run adds one pack with the files that it had to read: a line of JSON that says where in the rest each of them is,
/// and the rest, their facts as JSON.
struct FactsCache: Sendable {
  /// The facts of one file, as the cache keeps them.
  struct Entry: Sendable {
    let key: String
    let facts: Data
  }

  private let folder: URL
  /// What the packs hold, by key.
  private let kept: [String: Data]

  /// The size in bytes from which on the cache begins anew.
  private static let largestSize = 256 << 20

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
    var packs = Self.packs(in: folder)
    if packs.reduce(0, { $0 + $1.count }) > Self.largestSize {
      try? FileManager.default.removeItem(at: folder)
      packs = []
    }
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      return nil
    }
    kept = packs.reduce(into: [:]) { kept, pack in
      kept.merge(Self.facts(in: pack)) { first, _ in first }
    }
  }

  private static func packs(in folder: URL) -> [Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
  }

  /// The facts in a pack, by key; none if the pack is damaged.
  private static func facts(in pack: Data) -> [String: Data] {
    guard let end = pack.firstIndex(of: UInt8(ascii: "\n")),
      let places = try? JSONDecoder().decode([String: Range<Int>].self, from: pack[..<end])
    else { return [:] }
    let facts = pack[(end + 1)...]
    return places.compactMapValues { place in
      (0...facts.count).contains(place.lowerBound) && place.upperBound <= facts.count
        ? facts[(facts.startIndex + place.lowerBound)..<(facts.startIndex + place.upperBound)] : nil
    }
  }

  /// The facts of a file with these contents, or nil where they are not kept or cannot be decoded.
  func facts(of contents: Data) -> SourceFile? {
    kept[Self.key(of: contents)].flatMap { try? JSONDecoder().decode(SourceFile.self, from: $0) }
  }

  /// What the cache is to keep of a file with these contents; nil if it cannot be written as JSON.
  func entry(for facts: SourceFile, of contents: Data) -> Entry? {
    (try? JSONEncoder().encode(facts)).map { Entry(key: Self.key(of: contents), facts: $0) }
  }

  /// Adds a pack of entries; a pack that cannot be written is left out.
  func keep(_ entries: [Entry]) {
    var places: [String: Range<Int>] = [:]
    var facts = Data()
    for entry in entries {
      places[entry.key] = facts.count..<(facts.count + entry.facts.count)
      facts.append(entry.facts)
    }
    guard !entries.isEmpty, let index = try? JSONEncoder().encode(places) else { return }
    let pack = folder.appendingPathComponent(UUID().uuidString)
    try? (index + Data("\n".utf8) + facts).write(to: pack, options: .atomic)
  }

  private static func key(of contents: Data) -> String {
    "\(String(Fingerprint.number(of: contents), radix: 16))-\(contents.count)"
  }
}
