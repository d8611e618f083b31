import Architectures
import Foundation
import Playing
import SourceModel
import Specification
import Testing
import Toolchain
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

  @Test func `the page counts the form with a delegate and the observable one`() throws {
    let page = try String(contentsOf: packageFolder.appendingPathComponent("Docs/Today.md"), encoding: .utf8)
    let observable = try #require(Architectures.observable(of: .mvvmFC))
    for story in [Story.listCountries, .sortCountries, .lastSearchWins] {
      let counts = try [
        Performance.shared(of: story, by: .mvvmFC), Performance(of: story, by: observable),
      ].map(\.document.messages.count)
      #expect(page.contains("| messages in `\(story.id)` | \(counts[0]) | \(counts[1]) |\n"))
    }
    let texts = try ["App/Modules/Countries/", "Observable/Observable"].map { prefix in
      try ["CountriesViewModel", "CountriesViewController"].map { name in
        let file = packageFolder.appendingPathComponent("Sources/Patterns/MVVMFC/\(prefix)\(name).swift")
        return try String(contentsOf: file, encoding: .utf8)
      }.joined()
    }
    let lines = texts.map { $0.count { $0 == "\n" } }
    #expect(page.contains("| lines of view model and view controller | \(lines[0]) | \(lines[1]) |\n"))
    let protocols = texts.map { $0.split(separator: "\n").count { $0.hasPrefix("protocol ") } }
    #expect(page.contains("| protocols between the two | \(protocols[0]) | \(protocols[1]) |\n"))
  }

  @Test(arguments: Pattern.apps)
  func `no type of an app is an actor`(pattern: Pattern) throws {
    let folder = packageFolder.appendingPathComponent("Sources/Patterns/\(pattern.module)")
    let types = try SourceFile.files(below: folder).flatMap(\.types)
    #expect(types.contains { $0.kind == .class })
    #expect(!types.contains { $0.kind == .actor })
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

  @Test func `trace and tour show the app with an observable view model`() async throws {
    for command in ["trace", "tour"] {
      let words = [command, "mvvm-fc", "sort-countries", "--width", "100"]
      let request = try Request(arguments: words + ["--observable"])
      let text = try await request.command.answer(with: request.options).text
      #expect(text.contains("System → View Controller") && text.contains("updateProperties()"), "\(command)")
      let plain = try Request(arguments: words)
      let other = try await plain.command.answer(with: plain.options).text
      #expect(!other.contains("updateProperties()"), "\(command)")
    }
  }

  @Test(arguments: [["viper", "--async"], ["mvvm-fc", "--async"], ["mvvm-fc", "--observable"]])
  func `a comparison of two forms shows each message of both, and the same screens`(
    words: [String]
  )
    async throws
  {
    let pattern = try #require(Pattern(word: words[0]))
    let form = try #require(
      words[1] == "--async" ? Architectures.async(of: pattern) : Architectures.observable(of: pattern))
    let arguments = ["compare", "last-search-wins"] + words + ["--wiring", "--width", "200"]
    let request = try Request(arguments: arguments)
    let text = try await request.command.answer(with: request.options).text
    let title = "\(pattern.title), \(words[1] == "--async" ? "awaited" : "observable")"
    #expect(text.hasPrefix("last-search-wins: \(pattern.title) and \(title)\n"))
    #expect(
      text.split(separator: "\n").contains { line in
        line.hasPrefix(pattern.title) && line.hasSuffix("│ \(title)")
      })
    #expect(text.contains("both show the same screen"))
    let counts = try [
      Performance.shared(of: .lastSearchWins, by: pattern), Performance(of: .lastSearchWins, by: form),
    ].map(\.document.messages.count)
    #expect(text.count { $0 == "→" } == counts.reduce(0, +))
  }

  @Test(arguments: [
    (["compare", "last-search-wins", "--async"], "compare two forms of one pattern; name the pattern"),
    (["compare", "last-search-wins", "viper", "--observable"], "has no app with an observable view model"),
    (["trace", "mvvm-fc", "last-search-wins", "--async", "--observable"], "leave out one of them"),
  ])
  func `what has no such form is refused`(words: [String], reason: String) async throws {
    let error = await #expect(throws: UsageError.self) {
      let request = try Request(arguments: words)
      _ = try await request.command.answer(with: request.options)
    }
    #expect(error?.description.contains(reason) == true, "\(words)")
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
