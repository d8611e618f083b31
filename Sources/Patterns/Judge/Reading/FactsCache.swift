import Foundation

/// A folder that keeps the facts of each file, so that a file with the same contents is not parsed again.
///
/// A run adds at most one file, a pack, with the facts that were not in the cache. The first line of a pack is an
/// index, as JSON: for each key, the range of its facts in the rest of the pack. The rest is the facts, as JSON.
struct FactsCache: Sendable {
  /// The facts of one file, as the cache keeps them.
  struct Entry: Sendable {
    let key: String
    let facts: Data
  }

  private let folder: URL
  /// The facts in all packs, by key.
  private let kept: [String: Data]

  /// The size in bytes above which the cache is emptied.
  private static let largestSize = 256 << 20

  /// Opens the cache of this build of the judge and removes those of other builds; nil if the folder cannot be created.
  init?(_ url: URL) {
    let values = try? FileManager.default.attributesOfItem(atPath: CommandLine.arguments[0])
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    let name = "\(JudgeRequest.cachePrefix)\(UInt64(bitPattern: Int64(date * 1000)))"
    for other in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    where other.hasPrefix(JudgeRequest.cachePrefix) && other != name {
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

  /// Reads the facts in a pack, by key; none if the pack is damaged.
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

  /// Returns the facts of a file with these contents; nil if they are not in the cache or cannot be decoded.
  func facts(of contents: Data) -> SourceFile? {
    kept[Self.key(of: contents)].flatMap { try? JSONDecoder().decode(SourceFile.self, from: $0) }
  }

  /// Returns the entry for a file with these contents; nil if its facts cannot be encoded.
  func entry(for facts: SourceFile, of contents: Data) -> Entry? {
    (try? JSONEncoder().encode(facts)).map { Entry(key: Self.key(of: contents), facts: $0) }
  }

  /// Writes the entries as a new pack; does nothing if there are none, or if the pack cannot be written.
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
