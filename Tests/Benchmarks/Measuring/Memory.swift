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
    guard let base = Self.current()?.now else { return nil }
    let countries = Country.made(rows, from: seed)
    guard let filled = Self.current()?.now else { return nil }
    let contender = entry.make(CatalogueData(countries: countries, films: []))
    for work in Work.allCases { try contender.prepare(work)() }
    guard let peak = Self.current()?.peak else { return nil }
    contender.end()
    own = filled - base
    self.peak = peak - base
  }

  /// Returns the size of this process now, and the largest that it has had, in bytes; nil if the system does not say.
  private static func current() -> (now: Int, peak: Int)? {
    #if canImport(Darwin)
      var usage = rusage_info_v4()
      let status = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(getpid(), RUSAGE_INFO_V4, $0)
        }
      }
      guard status == 0 else { return nil }
      return (Int(usage.ri_phys_footprint), Int(usage.ri_lifetime_max_phys_footprint))
    #else
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      func size(_ field: String) -> Int? {
        let line = status.split(separator: "\n").first { $0.hasPrefix(field) }
        return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }.map { $0 * 1024 }
      }
      guard let now = size("VmRSS:"), let peak = size("VmHWM:") else { return nil }
      return (now, peak)
    #endif
  }
}
