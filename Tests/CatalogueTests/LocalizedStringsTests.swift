import Catalogue
import Foundation
import Testing

@Suite struct LocalizedStringsTests {
  @Test func `values replace their placeholders in order`() {
    let texts = LocalizedStrings(["a": "%@ of %@", "b": "100 %", "c": "%@"])
    #expect(texts("a", 1, "two") == "1 of two")
    #expect(texts("b") == "100 %")
    #expect(texts("c", "%@") == "%@")
  }

  @Test func `a key without a text is returned as it is, and so is a text without its values`() {
    let texts = LocalizedStrings(["a": "%@ of %@"])
    #expect(texts("b") == "b")
    #expect(texts("a", 1) == "%@ of %@")
  }

  @Test func `every key in the apps' sources has a text, and every text is used`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().appending(path: "Sources/Patterns")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let texts = try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: sources.appending(path: $0), encoding: .utf8)
    }
    let calls = texts.flatMap {
      $0.matches(of: /\b(?:strings(?:\.order)?|self)\(([^\n]*)/).map { String($0.1) }
    }
    let keys = calls.flatMap { $0.matches(of: /"([a-z]+(?:\.\w+)+)"/).map { String($0.1) } }
    let counted = texts.flatMap { text in
      text.matches(of: /\bstrings\.summary\([^"]*"(\w+)"/).flatMap { match in
        ["none", "one", "many"].map { "\(match.1).\($0)" }
      }
    }
    #expect(Set(keys + counted) == strings.keys)
  }
}

/// What the four apps word alike.
@Suite struct FormattingTests {
  @Test func `numbers have separators, and lists end in “and”`() {
    #expect(strings.number(26_023_100) == "26,023,100")
    #expect(strings.list(["Algeria", "France", "Italy"]) == "Algeria, France, and Italy")
    #expect(strings.list([]) == "")
  }

  @Test func `a summary counts none, one and many`() {
    #expect(strings.summary(0, "countries") == "No countries")
    #expect(strings.summary(1, "countries") == "1 country")
    #expect(strings.summary(253, "countries") == "253 countries")
    #expect(strings.summary(5, "films", "Algeria") == "Algeria: 5 films")
    #expect(strings.summary(0, "films", "Algeria") == "Algeria: no films")
  }

  @Test func `a reason follows the count, and stands alone if there is nothing to count`() {
    #expect(strings.summary(2, "favourites", reason: "It is broken.") == "2 favourites · It is broken.")
    #expect(strings.summary(0, "favourites", reason: "It is broken.") == "It is broken.")
  }

  @Test func `facts that are missing are left out`() {
    #expect(strings.country(capital: "Kabul", dissolved: nil, population: 26_023_100) == "Kabul · 26,023,100")
    #expect(strings.country(capital: nil, dissolved: 1990, population: nil) == "dissolved 1990")
    #expect(strings.country(capital: nil, dissolved: nil, population: nil) == "")
    #expect(strings.film(year: 1969, won: true) == "1969, won")
    #expect(strings.film(year: 1983, won: false) == "1983")
  }

  @Test func `the button that sorts shows the direction`() {
    #expect(strings.order("order.name", isAscending: true) == "Name ↑")
    #expect(strings.order("order.name", isAscending: false) == "Name ↓")
    #expect(strings.order("order.population", isAscending: nil) == "Population")
  }
}
