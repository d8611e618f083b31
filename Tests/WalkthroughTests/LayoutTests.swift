import Playing
import Specification
import Testing
import TextLayout

@testable import Walkthrough

@Suite struct LayoutTests {
  @Test(arguments: 3...12) func `the chosen row's first line is visible in the smallest window`(rows: Int) {
    let size = RawTerminal.Size(columns: 20, rows: rows)
    // The first row is chosen from the start, when the screen is shown from its top.
    for row in TourChooser.patterns.indices.dropFirst() {
      let content = TourChooser.patterns(choosing: row, page: Page(width: size.columns, style: .plain))
      let lines = ScreenFrame(
        title: "title", content: content.lines, chosen: content.chosen, scroll: 0, keys: [], size: size,
        style: .plain
      ).lines()
      #expect(lines.count == rows && lines.contains { $0.hasPrefix("▶ ") }, "\(lines)")
    }
  }

  @Test(arguments: [20, 40, 80, 200])
  func `no line is wider than the page`(width: Int) async throws {
    let page = Page(width: width, style: .plain)
    var texts = (CommandEntry.all + [.overview]).map { HelpReport(command: $0, page: page).text() }
    texts.append(try await GuideReport(page: page).text())
    texts.append(ListReport(page: page).text())
    let traceability = try Package.traceability()
    texts.append(RulesReport(selection: .all, page: page, traceability: traceability).text())
    texts.append(
      RulesReport(selection: .pattern(.mvvmFC), page: page, traceability: traceability).text())
    texts.append(RulesReport(selection: .rule("SIO-14"), page: page, traceability: traceability).text())
    texts.append(try await trace("retry-after-failure", page).text())
    texts.append(
      OwnershipReport(map: OwnershipMap(of: try Observation(of: .viper, performing: [.openFilm])), page: page)
        .text())
    texts.append(
      MeasuresReport([Measures(of: try Observation(of: .mvvmFC, performing: [.openFilm]))], page: page).text()
    )
    texts.append(
      try ExerciseListReport(exercises: try Exercise.all(), progress: ExerciseProgress(), page: page).text())
    for line in texts.flatMap({ $0.split(separator: "\n") }) where line.columns > width {
      Issue.record("\(line.columns) columns: \(line)")
    }
  }

  @Test func `no line of text ends with spaces`() async throws {
    let page = Page(width: 80, style: .plain)
    let texts = [
      try await trace("sort-countries", page).text(),
      ListReport(page: page).text(), RulesReport(selection: .all, page: page, traceability: nil).text(),
    ]
    for line in texts.flatMap({ $0.split(separator: "\n") }) where line.hasSuffix(" ") {
      Issue.record("'\(line)'")
    }
  }

  @Test func `help is never cut`() {
    for width in [20, 40, 80] {
      for command in CommandEntry.all + [.overview] {
        let text = HelpReport(command: command, page: Page(width: width, style: .plain)).text()
        #expect(!text.contains("…"))
      }
    }
  }

  private func trace(_ story: String, _ page: Page) async throws -> TraceReport {
    try await TraceReport(pattern: .swiftIO, story: story, page: page, screenWidth: page.screenWidth)
  }

  @Test func `colour is used only at a terminal that has it, and not if NO_COLOR has a value`() {
    #expect(TextStyle.suiting(isTerminal: true, environment: ["TERM": "xterm"]) == .coloured)
    #expect(TextStyle.suiting(isTerminal: true, environment: ["NO_COLOR": ""]) == .coloured)
    #expect(TextStyle.suiting(isTerminal: true, environment: ["NO_COLOR": "1"]) == .plain)
    #expect(TextStyle.suiting(isTerminal: true, environment: ["TERM": "dumb"]) == .plain)
    #expect(TextStyle.suiting(isTerminal: true, environment: ["TERM": ""]) == .plain)
    #expect(TextStyle.suiting(isTerminal: false, environment: [:]) == .plain)
  }

  @Test func `keys fit into the width in order, and the first four move together if they must`() {
    let keys: [KeyHint] = [.next("→ next"), "← back", "? keys", "q quit", "m messages", "w wiring"]
    #expect(keys.row(width: 80, style: .plain) == "→ next   ← back   ? keys   q quit   m messages   w wiring")
    #expect(keys.row(width: 31, style: .plain) == "→ next  ← back  ? keys  q quit")
    #expect(keys.row(after: 10, width: 26, style: .plain) == "  → next  ← back")
    #expect(
      keys.row(width: 46, style: .coloured).withoutStyle == "→ next   ← back   ? keys   q quit   m messages")
  }

  @Test func `a remark stands apart from the keys`() {
    let lines = ScreenFrame(
      title: "title", content: [], scroll: 0, remark: "Nothing.", keys: ["q quit"],
      size: RawTerminal.Size(columns: 40, rows: 3), style: .plain
    ).lines()
    #expect(lines.last == "Nothing. │   q quit")
  }

  @Test func `text in colour has the same words`() throws {
    let plain = ListReport(page: Page(width: 80, style: .plain)).text()
    let coloured = ListReport(page: Page(width: 80, style: .coloured)).text()
    #expect(coloured.contains("\u{1B}[36m"))
    #expect(coloured.replacing(#/\x1B\[[\d;]+m/#, with: "") == plain)
  }
}
