import Foundation
import Specification

/// A limit that the four patterns and the trace should keep.
struct Aim: Codable, Equatable {
  /// The aim as one sentence.
  let sentence: String
  /// True if the limit is kept, or nil if that was not measured.
  let isMet: Bool?
  /// The measured value, in words.
  let found: String

  static func all(
    sizes: [Report.Size], messages: [Report.MessageCost], memory: [Report.Peak], unwatched: [Report.Unwatched]
  ) -> [Aim] {
    [cost(sizes), off(unwatched), on(messages), peak(memory)]
  }

  /// The most time that an unobserved app may take, in multiples of the plain function's.
  static let mostCost = 1.1
  /// The number of rows from which that limit applies.
  static let manyRows = 10_000
  /// The most time that recording a message may take, in nanoseconds.
  static let mostNanoseconds = 1_000.0
  /// The most memory that an app may take, in multiples of its rows'.
  static let mostMemory = 4.0

  private static func cost(_ sizes: [Report.Size]) -> Aim {
    let names = Pattern.allCases.map { Entry(kind: .pattern($0, .off)).name } + [Entry(kind: .json).name]
    let costs = sizes.filter { $0.rows >= manyRows }.flatMap { size in
      size.measurements.filter { names.contains($0.contender) }.map { (size: size, measurement: $0) }
    }
    let missed = costs.filter { $0.measurement.toPlainFunction.median > mostCost }
    let worst = costs.max {
      $0.measurement.toPlainFunction.median < $1.measurement.toPlainFunction.median
    }
    let cases = missed.map {
      "\($0.measurement.contender), \($0.measurement.work.rawValue), \($0.size.rows.grouped) rows: "
        + $0.measurement.toPlainFunction.median.fixed(2)
    }
    return Aim(
      sentence:
        "With 10 thousand rows or more no pattern takes over 1.10 times as long as the plain "
        + "function.",
      isMet: worst.map { _ in missed.isEmpty },
      found: missed.isEmpty
        ? worst.map { "The most is \($0.measurement.toPlainFunction.median.fixed(2))." } ?? notMeasured
        : "Exceptions: \(cases.joined(separator: "; ")).")
  }

  private static func off(_ unwatched: [Report.Unwatched]) -> Aim {
    let changed = unwatched.filter { $0.neverWatched != $0.tracingOff }
    let differences = changed.map { "\($0.pattern.title) \($0.neverWatched) and \($0.tracingOff)" }
    return Aim(
      sentence: "Tracing that is off costs nothing: an app allocates as if no app had ever been traced.",
      isMet: unwatched.isEmpty ? nil : changed.isEmpty,
      found: unwatched.isEmpty
        ? notMeasured
        : changed.isEmpty ? "The counts are equal." : "Objects: \(differences.joined(separator: "; ")).")
  }

  private static func on(_ messages: [Report.MessageCost]) -> Aim {
    let worst = messages.max { $0.traced.median < $1.traced.median }
    let best = messages.min { $0.traced.median < $1.traced.median }
    return Aim(
      sentence: "Tracing that is on takes under 1 microsecond a message.",
      isMet: worst.map { $0.traced.median < mostNanoseconds },
      found: worst.flatMap { worst in
        best.map { best in
          "From \(best.traced.median.time) (\(best.pattern.title), \(best.work.rawValue)) to "
            + "\(worst.traced.median.time) (\(worst.pattern.title), \(worst.work.rawValue))."
        }
      } ?? notMeasured)
  }

  private static func peak(_ memory: [Report.Peak]) -> Aim {
    let names = Pattern.allCases.map { Entry(kind: .pattern($0, .off)).name }
    let apps = memory.filter { names.contains($0.contender) && $0.rows >= 1_000_000 }
    let worst = apps.max { $0.ratio < $1.ratio }
    return Aim(
      sentence: "An app with a million rows takes under 4 times the memory of the rows alone.",
      isMet: worst.map { $0.ratio < mostMemory },
      found: worst.map { worst in
        let plain = memory.first { $0.contender == Entry(kind: .plainFunction).name }
        let comparison = plain.map { " The plain function takes \($0.ratio.fixed(2)) times." } ?? ""
        return "The most is \(worst.ratio.fixed(2)) times, by \(worst.contender).\(comparison)"
      } ?? notMeasured)
  }

  private static let notMeasured = "It was not measured."
}
