import Foundation
import Specification
import TextLayout

extension Report {
  /// Returns the report as text for a page of a given width.
  ///
  /// - Parameter isPlain: True if tables are written as lists, for instance for a screen reader.
  func text(width: Int, isPlain: Bool = false) -> String {
    let page = TablePage(width: width, isPlain: isPlain)
    var text = page.paragraph(introduction)
    for size in sizes { text += self.text(of: size, on: page) }
    text += messageText(on: page)
    text += growthText(on: page)
    text += memoryText(on: page)
    text += page.title("Aims")
    for aim in aims {
      let verdict = aim.isMet.map { $0 ? "met" : "missed" } ?? "open"
      text += page.item("\(verdict): \(aim.sentence) \(aim.found)")
    }
    return text
  }

  private var introduction: String {
    let processor = machine.processor.map { ", \($0)" } ?? ""
    return
      "The same work by apps of the patterns, by one plain function and by the app in MVC: list, sort "
      + "and search countries made from seed \(seed). Contenders take turns within each round. Times are processor "
      + "time, medians with quartiles; 'relative' is the time divided by the plain function's in the same round, or, for "
      + "MVVM-FC over JSON, by that of the function that reads JSON as well; objects are what Swift allocates. "
      + "Measured on \(machine.system), \(machine.architecture)\(processor), \(machine.processors) processors, "
      + (machine.isOptimised ? "optimised." : "NOT optimised: these times say little.")
  }

  private func text(of size: Size, on page: TablePage) -> String {
    let heading = page.title("\(size.rows.grouped) rows, \(size.rounds) rounds")
    let tables = Work.allCases.map { work in
      page.table(
        [work.rawValue, "median", "quartiles", "relative", "objects"],
        size.measurements.filter { $0.work == work && !$0.contender.hasSuffix("screens") }.map {
          measurement in
          [
            measurement.contender, measurement.nanoseconds.median.time, measurement.nanoseconds.quartiles,
            measurement.toPlainFunction.median.fixed(2), measurement.allocations?.grouped ?? "",
          ]
        })
    }
    return heading + tables.joined(separator: "\n")
  }

  private func messageText(on page: TablePage) -> String {
    guard let rows = messages.first?.rows else { return "" }
    let tables = Work.allCases.map { work in
      page.table(
        [work.rawValue, "messages", "each", "tracing", "quartiles", "objects", "screens"],
        messages.filter { $0.work == work }.map { cost in
          [
            cost.pattern.title, "\(cost.messages)", cost.untraced.median.time, cost.traced.median.time,
            cost.traced.quartiles, cost.allocations?.fixed(1) ?? "",
            cost.tracedWithScreens?.median.time ?? "",
          ]
        })
    }
    return page.title("What a message costs, \(rows.grouped) rows")
      + page.paragraph(
        "'each' is the time without a trace, divided by the number of messages; 'tracing' and 'objects' are what recording "
          + "a message adds; 'screens' is what recording adds if the screen is drawn after each message. The figures of a "
          + "list include installing the observers.") + "\n"
      + tables.joined(separator: "\n")
  }

  private func memoryText(on page: TablePage) -> String {
    guard let rows = memory.first?.rows else { return "" }
    return page.title("Peak memory, \(rows.grouped) rows")
      + page.table(
        ["", "rows alone", "peak", "ratio"],
        memory.map { [$0.contender, $0.ownBytes.megabytes, $0.peakBytes.megabytes, $0.ratio.fixed(2)] })
  }

  private func growthText(on page: TablePage) -> String {
    let steps = zip(sizes, sizes.dropFirst()).map { ($0.rows, $1.rows) }
    guard !steps.isEmpty else { return "" }
    let names = sizes[0].measurements.map(\.contender).filter { !$0.contains("traced") }
    let contenders = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    let rows = Work.allCases.flatMap { work in
      contenders.map { contender in
        ["\(contender), \(work.rawValue)"]
          + steps.map { from, to in
            let found = growth.first {
              $0.contender == contender && $0.work == work && $0.from == from && $0.to == to
            }
            return found.map { $0.ratio.fixed(1) } ?? ""
          }
      }
    }
    return page.title("How the time grows with the rows")
      + page.table(
        [""] + steps.map { "\($0.grouped) → \($1.grouped)" },
        [["rows"] + steps.map { (Double($1) / Double($0)).fixed(1) }] + rows)
  }
}

extension Spread {
  /// The quartiles, with one unit if both have the same.
  fileprivate var quartiles: String {
    let (lower, upper) = (lowerQuartile.time, upperQuartile.time)
    let unit = upper.drop { $0 != " " }
    return "\(lower.hasSuffix(unit) ? String(lower.dropLast(unit.count)) : lower)..\(upper)"
  }
}
