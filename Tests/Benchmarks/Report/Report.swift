import Foundation
import Specification

/// The summary of a run.
struct Report: Codable, Equatable {
  /// One piece of work of one contender, for one number of rows.
  struct Measurement: Codable, Equatable {
    let contender: String
    let work: Work
    /// The processor time of the main thread, on which all the work is done.
    let nanoseconds: Spread
    /// The time divided by the plain function's in the same round. That function reads JSON if the contender's
    /// catalogue does.
    let toPlainFunction: Spread
    /// The objects that Swift allocated, or nil if they were not counted.
    let allocations: Int?
  }

  /// The measurements for one number of rows.
  struct Size: Codable, Equatable {
    let rows: Int
    let rounds: Int
    let measurements: [Measurement]
  }

  /// How the time grows with the rows.
  struct Growth: Codable, Equatable {
    let contender: String
    let work: Work
    /// The numbers of rows between which it grows.
    let from: Int
    let to: Int
    /// The median for more rows divided by the median for fewer.
    let ratio: Double
  }

  /// The cost of recording a message.
  struct MessageCost: Codable, Equatable {
    let pattern: Pattern
    let work: Work
    let rows: Int
    let messages: Int
    /// The time of the work without a trace, divided by the number of messages that it has when traced.
    let untraced: Spread
    /// The time that recording adds, in nanoseconds per message.
    let traced: Spread
    /// The objects that recording adds, per message.
    let allocations: Double?
    /// The time per message that recording and drawing the screen add; nil if it was not measured.
    let tracedWithScreens: Spread?
  }

  /// The most memory that a contender takes.
  struct Peak: Codable, Equatable {
    let contender: String
    let rows: Int
    let ownBytes: Int
    let peakBytes: Int
    let ratio: Double
  }

  /// The objects that an unobserved app allocates, before and after other apps were observed.
  struct Unwatched: Codable, Equatable {
    let pattern: Pattern
    let neverWatched: Int
    let tracingOff: Int
  }

  let schema: Int
  let machine: Machine
  let seed: UInt64
  let sizes: [Size]
  let growth: [Growth]
  let messages: [MessageCost]
  let memory: [Peak]
  let unwatched: [Unwatched]
  let aims: [Aim]
}

extension Report {
  /// Returns the report as JSON: indented, keys sorted, a line break at the end.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

/// The machine of the measurements.
struct Machine: Codable, Equatable {
  let system: String
  let architecture: String
  let processor: String?
  let processors: Int
  /// True if the program was built with optimisation.
  let isOptimised: Bool

  /// The machine that the program runs on.
  static var current: Machine {
    var names = utsname()
    uname(&names)
    let architecture = withUnsafeBytes(of: &names.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    #if DEBUG
      let isOptimised = false
    #else
      let isOptimised = true
    #endif
    return Machine(
      system: ProcessInfo.processInfo.operatingSystemVersionString, architecture: architecture,
      processor: processorName,
      processors: ProcessInfo.processInfo.activeProcessorCount, isOptimised: isOptimised)
  }

  /// The name of the processor, if the system says it.
  private static var processorName: String? {
    #if canImport(Darwin)
      var name = [CChar](repeating: 0, count: 256)
      var size = name.count
      guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let model = info.split(separator: "\n").first { $0.hasPrefix("model name") }
      return model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    #endif
  }
}
