import ProcessTesting
import Specification
import Testing
import TextLayout

@testable import Walkthrough

@MainActor @Suite(.timeLimit(.minutes(30))) struct SearchTests {
  /// The index of everything that can be found.
  private static let index = SearchIndex()

  @Test func `rules, stories, messages, terms and pages are found`() {
    let index = Self.index
    for kind in SearchIndex.Kind.allCases { #expect(index.entries.contains { $0.kind == kind }) }
    #expect(index.matches(["sio-14"]).first?.title == "SIO-14")
    #expect(index.matches(["sort-countries"]).contains { $0.kind == .story })
    #expect(index.matches(["refresh(_:)"]).contains { $0.kind == .message })
    #expect(index.matches(["counterexample"]).contains { $0.kind == .term })
  }

  @Test func `all words have to occur, in upper or lower case`() {
    let index = Self.index
    let matches = index.matches(["PRESENTER", "weak"])
    #expect(!matches.isEmpty)
    #expect(matches.count < index.matches(["presenter"]).count)
    #expect(index.matches(["presenter", "zeppelin"]) == [])
    let words = ["view", "presenter", "void", "zeppelin"]
    #expect(index.matches(words) == [])
    #expect(index.partialMatches(words).contains { $0.title == "VPR-22" })
  }

  @Test(arguments: ["MVC", "massive", "retain", "leak", "coordinator", "concurrency", "async"])
  func `a word of an iOS developer leads somewhere`(word: String) {
    #expect(!Self.index.matches([word]).isEmpty)
  }

  @Test func `a question that people ask is found by its words, without the targets of its links`() throws {
    let matches = Self.index.matches(["swipes", "back"]).filter { $0.place == "Docs/Questions.md" }
    #expect(matches.contains { $0.title == "4. The user swipes back: who frees the coordinator?" })
    for entry in Self.index.entries where entry.place == "Docs/Questions.md" {
      #expect(!entry.text.contains("]("), "\(entry.text)")
      #expect(!entry.text.contains("\")"), "\(entry.text)")
    }
  }

  @Test func `entries with the whole word come before those with a part of it`() throws {
    let isWhole = Self.index.matches(["form"]).map { entry in
      "\(entry.title) \(entry.text) \(entry.words)".lowercased().split { !$0.isLetter }.contains("form")
    }
    #expect(isWhole.contains(true) && isWhole.contains(false))
    #expect(isWhole == isWhole.filter { $0 } + isWhole.filter { !$0 })
  }

  @Test func `a word that means something else in each architecture is explained for each`() throws {
    let entry = try #require(
      Self.index.matches(["view model"]).first { $0.kind == .term && $0.title == "view model" })
    for pattern in [Pattern.swiftIO, .cleanSwift, .mvvmFC] { #expect(entry.text.contains(pattern.title)) }
    #expect(!entry.text.contains("VIPER,"))
  }

  @Test func `fenced code is not prose, even after an empty line`() {
    let page = """
      # Title

      `run` is the first of
      two paragraphs.

      ```swift
      run()

      # not a heading
      ```

      The second.
      """
    let paragraphs = SearchIndex.paragraphs(of: page)
    #expect(paragraphs == ["# Title", "`run` is the first of\ntwo paragraphs.", "The second."])
  }

  @Test(arguments: [40, 80, 200]) func `no line is wider than the page`(width: Int) throws {
    let page = Page(width: width, style: .plain)
    let report = SearchReport(words: ["view"], matches: Self.index.matches(["view"]), page: page)
    #expect(report.text().split(separator: "\n").filter { $0.columns > width } == [])
  }

  @Test func `a list that is cut says how to see the rest, and --all lists it`() async throws {
    let matches = Self.index.matches(["presenter"])
    let rules = matches.count { $0.kind == .rule }
    let page = Page(width: 80, style: .plain)
    let report = SearchReport(words: ["presenter"], matches: matches, page: page)
    #expect(
      report.text().contains("… and \(rules - 8) more: add a word to narrow the search, or --all to list"))
    let run = try await walkthrough("search", "presenter", "--all")
    #expect(!run.output.contains("… and "))
    for match in matches where match.kind == .rule { #expect(run.output.contains(match.title)) }
  }

  @Test func `if nothing is found, the report says what to try`() {
    let text = SearchReport(words: ["zeppelin"], matches: [], page: Page(width: 80, style: .plain)).text()
    #expect(text == "Nothing contains 'zeppelin'. Try a part of the word.\n")
  }
}
