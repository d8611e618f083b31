import Architectures
import Foundation
import Playing
import Specification
import Testing
import Tracing

@testable import Walkthrough

/// The apps whose list of countries awaits its requests, on the page Docs/Today.md and in the program.
@Suite struct AwaitedAppTests {
  @Test(arguments: Pattern.allCases)
  func `the page gives the numbers of messages of both forms`(pattern: Pattern) throws {
    let page = try String(contentsOf: packageFolder.appendingPathComponent("Docs/Today.md"), encoding: .utf8)
    let row = try #require(page.split(separator: "\n").first { $0.contains("/\(pattern.module)/Async/") })
    let form = try #require(Architectures.async(of: pattern))
    let counts = try [
      Performance.shared(of: .lastSearchWins, by: pattern), Performance(of: .lastSearchWins, by: form),
    ].map(\.document.messages.count)
    #expect(row.hasSuffix("| \(counts[0]), \(counts[1]) |"))
  }

  @Test func `trace and tour show the app that awaits`() async throws {
    for words in [
      ["trace", "clean-swift", "last-search-wins"], ["tour", "clean-swift", "last-search-wins"],
    ] {
      let request = try Request(arguments: words + ["--async", "--width", "100"])
      let text = try await request.command.answer(with: request.options).text
      #expect(text.contains("await findCountries(matching:)"), "\(words)")
      let plain = try Request(arguments: words + ["--width", "100"])
      let other = try await plain.command.answer(with: plain.options).text
      #expect(!other.contains("await "), "\(words)")
    }
  }

  @Test func `MVC has no app that awaits`() async throws {
    let request = try Request(arguments: ["trace", "mvc", "last-search-wins", "--async"])
    let error = await #expect(throws: UsageError.self) {
      try await request.command.answer(with: request.options)
    }
    #expect(error?.description == "\(Pattern.mvc.title) has no app that awaits its requests.")
  }

  @Test func `every message of the app that awaits has its line, and its source`() async throws {
    let form = try #require(Architectures.async(of: .cleanSwift))
    let tour = try await Tour(locating: .lastSearchWins, by: form, screenWidth: 60)
    let awaited = tour.steps.map(\.message).filter { $0.name == "await findCountries(matching:)" }
    #expect(awaited.count == 4)
    for message in awaited {
      #expect(message.file == "Sources/Patterns/CleanSwift/Async/AsyncCountriesInteractor.swift")
      #expect(tour.source?.excerpt(sending: message) != nil)
    }
  }
}
