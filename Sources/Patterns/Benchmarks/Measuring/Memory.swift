import Catalogue
import Foundation

/// The most memory that a contender takes, compared with the memory of the rows themselves.
///
/// A process reports only one peak size, so each contender is measured in its own process.
struct Memory: Codable, Equatable {
  /// The bytes of the rows: one array of countries with its texts.
  let own: Int
  /// The greatest number of bytes while the contender does its work, including the rows.
  let peak: Int

  /// The greatest number of bytes, divided by the bytes of the rows.
  var ratio: Double { Double(peak) / Double(own) }

  /// Measures this process.
  ///
  /// - Returns: nil if the system does not say how large a process is.
  init?(of entry: Entry, rows: Int, seed: UInt64) throws {
    // Memory that is taken only once in a process does not count for any contender.
    let warmUp = entry.make(CatalogueData(rows: 10, seed: seed))
    for work in Work.allCases { try warmUp.prepare(work)() }
    warmUp.end()
    guard let base = Self.size("VmRSS:") else { return nil }
    let countries = Country.made(rows, from: seed)
    guard let filled = Self.size("VmRSS:") else { return nil }
    let contender = entry.make(CatalogueData(countries: countries, films: []))
    for work in Work.allCases { try contender.prepare(work)() }
    guard let peak = Self.size("VmHWM:") else { return nil }
    contender.end()
    own = filled - base
    self.peak = peak - base
  }

  /// Returns a size of this process in bytes, as Linux reports it.
  private static func size(_ field: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(field) }),
      let kilobytes = line.split(separator: " ").dropLast().last.flatMap({ Int($0) })
    else { return nil }
    return kilobytes * 1024
  }
}
