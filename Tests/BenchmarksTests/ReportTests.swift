import Foundation
import ProcessTesting
import Specification
import Testing

@testable import Benchmarks

@Suite struct ReportTests {
  @Test func `JSON holds the whole report`() throws {
    let report = report(vipers: [105, 115, 110])
    let decoded = try JSONDecoder().decode(Report.self, from: Data(report.json().utf8))
    #expect(decoded == report)
    #expect(decoded.schema == 1)
    #expect(decoded.sizes.map(\.rows) == [10_000])
  }

  @Test func `JSON has the keys of the page`() throws {
    let part = report(vipers: [105, 115, 110])
    let spread = part.sizes[0].measurements[0].nanoseconds
    let full = Report(
      schema: part.schema, machine: part.machine, seed: part.seed, sizes: part.sizes,
      growth: [Report.Growth(contender: "VIPER", work: .list, from: 10, to: 100, ratio: 10)],
      messages: [
        Report.MessageCost(
          pattern: .viper, work: .list, rows: 10, messages: 50, untraced: spread, traced: spread,
          allocations: 1, tracedWithScreens: spread)
      ],
      memory: [Report.Peak(contender: "VIPER", rows: 10, ownBytes: 1, peakBytes: 2, ratio: 2)],
      unwatched: [Report.Unwatched(pattern: .viper, neverWatched: 1, tracingOff: 1)], aims: part.aims)
    try JSONPage().expectKeys(
      of: full.json(), in: "bench",
      besides: ["machine.processor", "sizes[].measurements[].allocations", "aims[].isMet"])
  }

  @Test func `the cost of a pattern is its time divided by that of the plain function`() throws {
    let report = report(vipers: [105, 115, 110])
    let viper = try #require(
      report.sizes[0].measurements.first { $0.contender == "VIPER" && $0.work == .list })
    #expect(viper.nanoseconds.median == 110)
    #expect(viper.toPlainFunction.median == 1.1)
    #expect(report.aims[0].isMet == true)
  }

  @Test func `an aim that is missed names the pattern, the work and the rows`() {
    let aim = report(vipers: [150, 150, 150]).aims[0]
    #expect(aim.isMet == false)
    #expect(aim.found.hasPrefix("Exceptions: VIPER, list, 10,000 rows: 1.50;"))
  }

  @Test func `an aim that was not measured is neither met nor missed`() {
    let report = report(vipers: [105])
    #expect(report.aims.map(\.isMet) == [true, nil, nil, nil])
  }

  @Test(arguments: [30, 80, 200]) func `no line is wider than the page`(width: Int) {
    let text = report(vipers: [105, 115, 110]).text(width: width)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(text)")
  }

  @Test func `a plain report has lists instead of tables`() {
    let text = report(vipers: [105, 115, 110]).text(width: 200, isPlain: true)
    #expect(!text.contains("──"))
    #expect(text.contains("\n  VIPER\n    median "))
  }

  @Test(arguments: [
    (0.0, "0 ns"), (999.0, "999 ns"), (1_000, "1.00 µs"), (12_340, "12.3 µs"), (999_900, "1.00 ms"),
    (123_400_000, "123 ms"), (2_500_000_000, "2.50 s"), (-1_500, "-1.50 µs"),
  ])
  func `a time has at most three digits and a unit`(nanoseconds: Double, text: String) {
    #expect(nanoseconds.time == text)
  }

  private func report(vipers times: [Double]) -> Report {
    var plan = Plan()
    plan.rows = [10_000]
    plan.patterns = [.viper]
    let entries = [Entry(kind: .plainFunction), Entry(kind: .pattern(.viper, .off))]
    var samples = Samples(rows: 10_000, entries: entries)
    for work in Work.allCases {
      for time in times {
        samples.add(100, for: Samples.Key(contender: .plainFunction, work: work))
        samples.add(time, for: Samples.Key(contender: .pattern(.viper, .off), work: work))
      }
    }
    return Report(plan: plan, outcome: Outcome(samples: [samples]))
  }
}
