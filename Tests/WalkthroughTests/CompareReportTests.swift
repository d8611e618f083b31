import Architectures
import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

@Suite struct CompareReportTests {
  private static let patterns: [Pattern] = [.swiftIO, .cleanSwift, .viper, .mvvmFC]

  @Test(arguments: [20, 40, 80, 120, 200, 300])
  func `no line is wider than the page, and none ends with a space`(width: Int) throws {
    let page = Page(width: width, style: .plain)
    for count in 1...4 {
      var architectures = Self.patterns.prefix(count).map { StandIn($0) }
      if count > 2 { architectures[1] = StandIn(architectures[1].pattern, .otherTitle) }
      for line in try report("last-search-wins", architectures, page).split(separator: "\n") {
        #expect(line.columns <= width, "\(count) patterns: \(line)")
        #expect(!line.hasSuffix(" "), "\(count) patterns: '\(line)'")
      }
    }
  }

  @Test func `side by side, a question and its answers begin on the same line for every pattern`() throws {
    let lines = try told(width: 200).split(separator: "\n")
    let events = lines.filter { $0.contains("·  User → ") || $0.contains("2  User → ") }
    #expect(events.count == 3)
    for line in events { #expect(line.split(separator: "│").count == 2, "\(line)") }
    let questions = lines.indices.filter { lines[$0] == CycleQuestion.works.title }
    #expect(!questions.isEmpty)
    for index in questions { #expect(lines[index + 1].contains(/^Swift-IO +│ VIPER$/)) }
  }

  @Test func `at 80 columns, the patterns are shown one below the other for each question`() throws {
    let lines = try told(width: 80).split(separator: "\n").map(String.init)
    let titles = lines.filter { ["Swift-IO", "VIPER", CycleQuestion.takes.title].contains($0) }
    #expect(titles.prefix(3) == [CycleQuestion.takes.title, "Swift-IO", "VIPER"])
  }

  @Test func `with the wiring, every message is shown once`() throws {
    let story = try comparison("last-search-wins", [StandIn(.swiftIO), StandIn(.viper, .otherTitle)])
    let total = story.sides.map(\.performance.document.messages.count).reduce(0, +)
    for width in [40, 80, 120, 200] {
      let text = try told(width: width, showing: SceneSelection(showsWiring: true))
      #expect(text.count { $0 == "→" } == total, "\(width) columns")
    }
  }

  @Test func `a report begins with the user's first event, and can show one event alone`() throws {
    let text = try told(width: 80)
    #expect(!text.contains("launch()"))
    #expect(text.contains("Event 1: The user types “fin”"))
    let second = try told(width: 80, showing: SceneSelection(event: 2))
    #expect(!second.contains("Event 1: The user types"))
    let error = #expect(throws: UsageError.self) { try told(width: 80, showing: SceneSelection(event: 9)) }
    #expect(error?.description == "last-search-wins has the events 1 to 2, and no event 9.")
  }

  @Test(arguments: Pattern.allCases)
  func `each message of an event answers one question`(pattern: Pattern) throws {
    for story in Story.all {
      for scene in try Performance.shared(of: story, by: pattern).scenes {
        let rounds = pattern.rounds(of: scene.messages)
        let numbers = rounds.map { $0.values.joined().map(\.number).sorted() }
        #expect(Array(numbers.joined()) == scene.messages.map(\.number))
        // Only formatting and showing may alternate.
        for round in rounds {
          let parts = [
            [.takes], [.works], [CycleQuestion.formats, .shows], [.leads],
          ].map { $0.flatMap { round[$0] ?? [] }.map(\.number).sorted() }
          #expect(Array(parts.joined()) == parts.joined().sorted())
        }
      }
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a reply of the catalogue is taken by whom it reaches`(pattern: Pattern) throws {
    let scenes = try Performance.shared(of: .goBack, by: pattern).scenes
    let replies = scenes.filter { $0.messages.first?.kind == .asynchronousReply }
    #expect(!replies.isEmpty)
    for scene in replies {
      #expect(pattern.rounds(of: scene.messages).first?[.takes]?.first == scene.messages.first)
    }
  }

  @Test func `if none of a pattern's messages answers a question, the report says why`() throws {
    let architectures = [Pattern.viper, .mvvmFC].map { Architectures.of($0) }
    let comparison = try Comparison(of: .sortCountries, by: architectures, screenWidth: 60)
    let text = try CompareReport(comparison, showing: SceneSelection(event: 1), page: wide).text()
    for question in [CycleQuestion.works, .formats] {
      #expect(text.ranges(of: Pattern.mvvmFC.silence(on: question)).count == 1)
    }
  }

  @Test func `a screen that all patterns show is printed once`() throws {
    let text = try report("list-countries", [StandIn(.swiftIO), StandIn(.viper)], wide)
    #expect(text.matches(of: /Both show:\n╭/).count == 2)
    #expect(text.count { $0 == "╭" } == 2)
    #expect(text.contains("After each step of the script, both show the same screen."))
    #expect(!text.contains("differ"))
  }

  @Test func `screens that differ are reported, each with the patterns that show it`() throws {
    let architectures = [StandIn(.swiftIO), StandIn(.viper, .otherTitle), StandIn(.mvvmFC)]
    let text = try report("list-countries", architectures, wide)
    #expect(text.matches(of: /The screens differ\./).count == 2)
    #expect(text.contains(/Swift-IO and MVVM-FC show: +│ VIPER shows:\n╭/))
    #expect(text.contains("After 2 of the 2 events of the script, the screens differ."))
  }

  @Test func `a step that changes nothing says so`() throws {
    let text = try report("leave-while-loading", [StandIn(.swiftIO), StandIn(.viper)], wide)
    #expect(text.contains("No message was sent."))
    #expect(text.contains("The screen does not change."))
  }

  @Test func `a single pattern is reported as having nothing to be compared with`() throws {
    let text = try report("list-countries", [StandIn(.viper)], wide)
    #expect(text.contains("Only VIPER is shown, so there is nothing to compare it with."))
    #expect(!text.contains("same screen."))
  }

  @Test func `an app that fails in the story is named`() throws {
    let error = #expect(throws: Comparison.Failure.self) {
      try comparison("list-countries", [StandIn(.swiftIO), StandIn(.viper, .noScreen)])
    }
    #expect(error?.description.hasPrefix("VIPER fails in this story. ") == true)
  }

  @Test(arguments: [80, 200])
  func `text in colour has the same words`(width: Int) throws {
    let coloured = try told(width: width, style: .coloured)
    #expect(coloured.contains("\u{1B}[36m"))
    #expect(coloured.replacing(#/\x1B\[[\d;]+m/#, with: "") == (try told(width: width)))
  }

  private let wide = Page(width: 200, style: .plain)

  /// Returns the report on a story in two patterns, the second of which shows another title.
  private func told(
    width: Int, style: TextStyle = .plain, showing selection: SceneSelection = SceneSelection()
  ) throws -> String {
    let architectures = [StandIn(.swiftIO), StandIn(.viper, .otherTitle)]
    return try report("last-search-wins", architectures, Page(width: width, style: style), selection)
  }

  private func report(
    _ story: Story.ID, _ architectures: [StandIn], _ page: Page,
    _ selection: SceneSelection = SceneSelection()
  ) throws -> String {
    let comparison = try comparison(story, architectures, screenWidth: page.screenWidth)
    return try CompareReport(comparison, showing: selection, page: page).text()
  }

  private func comparison(
    _ story: Story.ID, _ architectures: [StandIn], screenWidth: Int = 60
  ) throws -> Comparison {
    let key = "\(story) \(architectures.map { "\($0.pattern) \($0.fault, default: "-")" }) \(screenWidth)"
    if let comparison = Self.comparisons[key] { return comparison }
    let comparison = try Comparison(
      of: try #require(Story.named(story)), by: architectures, screenWidth: screenWidth)
    Self.comparisons[key] = comparison
    return comparison
  }

  /// The stories that were played. They are kept because playing one takes longer than laying it out.
  private static var comparisons: [String: Comparison] = [:]
}
