import Architectures
import Foundation
import Playing
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

@Suite struct TourTests {
  private static let tour = Task { try await Tour(of: .sortCountries, by: .swiftIO) }
  private var tour: Tour { get async throws { try await Self.tour.value } }

  @Test func `it has a step for every message, in order`() async throws {
    let messages = try Performance.shared(of: .sortCountries, by: .swiftIO).document.messages
    #expect(try await tour.steps.map(\.message.number) == messages.map(\.number))
  }

  @Test func `for an event that is not a first step, the tour says where the cycle begins`() async throws {
    func meanings(of story: Story, by pattern: Pattern) async throws -> [String] {
      let tour = try await Tour(of: story, by: pattern)
      return tour.path.stops.map { $0.step.meaning(in: tour.architecture.steps) }
    }
    let launch = try await meanings(of: .listCountries, by: .cleanSwift)
    #expect(launch.first == "The user's event. Here the cycle begins with step 2.")
    let tap = try await meanings(of: .sortCountries, by: .cleanSwift)
    #expect(tap.contains("The user's event. Step 1 is next."))
  }

  @Test func `the text on a cancellation ends with the next step`() throws {
    let tour = try Tour.shared(of: .lastSearchWins, by: .swiftIO)
    let steps = tour.steps.filter { $0.aside == .cancellation && $0.next != nil }
    #expect(!steps.isEmpty)
    for step in steps {
      let next = try #require(step.next)
      #expect(step.meaning(in: tour.architecture.steps).hasSuffix(" Step \(next) is next."))
    }
  }

  @Test(arguments: Pattern.allCases)
  func `the method shown for a message has the message's name`(pattern: Pattern) async throws {
    let tour = try await Tour(of: .openCountry, by: pattern)
    let calls = tour.steps.filter { $0.message.name.hasSuffix(")") && $0.message.kind == .call }
    let found = calls.compactMap { step in receiver(of: step, in: tour).map { (step.message, $0) } }
    #expect(found.count * 2 > calls.count, "\(found.count) of \(calls.count)")
    for (message, excerpt) in found {
      #expect(excerpt.lines[0].text.contains("func \(message.baseName)"), "\(message.name): \(excerpt)")
      let file = packageFolder.appendingPathComponent(excerpt.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(["class", "struct", "enum"].contains { text.contains("\($0) \(message.receiver.type)") })
    }
  }

  @Test func `of two methods with the same labels, the one that takes the payload is shown`() async throws {
    for (story, type) in [(Story.sortCountries, "CountryOrder"), (.markFavourite, "Mark")] {
      let tour = try await Tour(of: story, by: .viper)
      let steps = tour.steps.filter { $0.message.name == "put(_:)" }
      #expect(Set(steps.map(\.message.payload.type)) == [type])
      for step in steps {
        let line = try #require(receiver(of: step, in: tour)?.lines.first?.text)
        #expect(line.contains(": \(type)"))
      }
    }
  }

  @Test func `an excerpt has the lines around a given line, as far as they exist`() async throws {
    let lines = ["a", "  b", "c"]
    let first = try #require(SourceExcerpt(of: lines, in: "A.swift", around: 1, context: 1))
    #expect(first.lines.map(\.text) == ["a", "  b"])
    #expect(first.number == 1)
    #expect(SourceExcerpt(of: lines, in: "A.swift", around: 4, context: 1) == nil)
    let method = SourceExcerpt(
      of: ["  func a() {", "    b()", "  }", "  func c() {}"], in: "A.swift", declarationAt: 1, atMost: 9)
    #expect(method.flushLeft.map(\.text) == ["func a() {", "  b()", "}"])
  }

  @Test func `the screen never runs ahead: a call that causes others does not show their effect yet`()
    async throws
  {
    let steps = try await tour.steps
    let screens = steps.map(\.screen)
    let tap = try #require(steps.firstIndex { $0.message.name == "tap(_:)" })
    let last = try #require(steps.lastIndex { $0.act == steps[tap].act })
    #expect(screens[tap]?.contains("Afghanistan") == true)
    #expect(screens[last]?.contains("Zimbabwe") == true)
    #expect(screens.last == steps.last?.message.screen)
    // A screen that was replaced does not come back while the tap is handled.
    let shown = screens[tap...last]
    #expect(zip(shown, shown.dropFirst()).count { $0 != $1 } == Set(shown).count - 1)
  }

  @Test(arguments: Pattern.apps)
  func `no read, no cancel and no request to the catalogue changes the screen, and each change has a message`(
    app: Pattern
  ) throws {
    for story in Story.all + Story.further {
      let messages = try Performance(of: story, by: Architectures.of(app)).document.messages
      let screens = Tour.screens(leftBy: messages)
      for (message, screen) in zip(messages, screens) where screen != message.screenBefore {
        let place = "\(story.id), message \(message.number)"
        #expect(
          message.kind != .read && message.name != "cancel()" && message.receiver.role != .catalogue,
          "\(place)")
      }
      // In a tour, only the framework works between two messages: it loads a view and shows it, takes a sheet away, and
      // ends with the app.
      guard Story.all.contains(where: { $0.id == story.id }) else { continue }
      for (screen, next) in zip(screens, messages.dropFirst()) where screen != next.screenBefore {
        let isLoading = messages.contains { $0.name == "loadView()" && $0.screen == next.screenBefore }
        let isKnown = isLoading || ["loadView()", "viewDidDisappear(_:)", "launch()"].contains(next.name)
        #expect(isKnown, "\(story.id), before message \(next.number), \(next.name)")
      }
    }
  }

  @Test func `what the framework does with a tap is the tap's, and not that of the message that follows`()
    throws
  {
    for app in Architectures.apps {
      let tour = try Tour(of: .openCountry, by: app)
      let tap = try #require(tour.path.stops.first { $0.step.message.name == "pick(_:)" })
      let changed = tap.screen.filter { $0.change == .own }
      #expect(changed.map(\.text).contains { $0.contains("▸") }, "\(app.pattern)")
    }
  }

  @Test func `a line that only moves down or up is not marked as changed`() throws {
    let countries = try Tour.shared(of: .listCountries, by: .swiftIO).path.stops
    let summary = try #require(countries.first { $0.step.message.name == "summary.text" })
    let new = summary.screen.filter { $0.change == .own }.map(\.text)
    #expect(new.count == 2 && new[0].contains("253 countries") && new[1].contains("more"))
    let retry = try Tour.shared(of: .retryAfterFailure, by: .mvvmFC).path.stops
    let gone = retry.filter { stop in stop.isScreenChanged && !stop.screen.contains { $0.change != nil } }
    #expect(gone.contains { $0.step.message.name == "spinner.stopAnimating()" })
  }

  @Test(arguments: Story.all.map(\.id))
  func `a story begins after the app was opened, unless it is about opening it`(id: Story.ID) throws {
    let story = try #require(Story.named(id))
    let tour = try Tour.shared(of: story, by: .viper)
    let first = try #require(tour.path.stops.first?.step)
    #expect(first.message.kind == .userEvent)
    #expect((first.message.name == "launch()") == ["list-countries", "retry-after-failure"].contains(id))
  }

  @Test(arguments: Pattern.allCases)
  func `each message takes a step or has a reason for taking none`(pattern: Pattern) throws {
    for story in Story.all {
      for step in try Tour.shared(of: story, by: pattern).steps {
        #expect((step.message.step == nil) == (step.aside != nil))
        #expect(step.aside != .wiring || step.isWiring)
      }
    }
  }

  @Test(arguments: Pattern.allCases)
  func `each story has two things to notice`(pattern: Pattern) throws {
    for story in Story.all {
      let tour = try Tour.shared(of: story, by: pattern)
      #expect(TourFacts(of: tour).sentences().count == 2)
    }
  }

  @Test(arguments: Pattern.allCases)
  func `the cycle names the roles that take its steps in the traces`(pattern: Pattern) throws {
    let messages = try Story.all.flatMap { story in
      try Performance.shared(of: story, by: pattern).document.messages
    }
    let page = try String(
      contentsOf: packageFolder.appendingPathComponent(pattern.page), encoding: .utf8)
    for (index, step) in pattern.cycle.enumerated() {
      let taken = messages.filter { $0.step == index + 1 }
      // Step 4 of VIPER is work within the interactor.
      #expect(taken.isEmpty == (step.sender == step.receiver))
      #expect(
        taken.isEmpty || taken.contains { $0.sender.role == step.sender && $0.receiver.role == step.receiver }
      )
      #expect(page.contains(step.sender.rawValue) && page.contains(step.receiver.rawValue))
    }
    #expect(pattern.cycle.count == Architectures.of(pattern).steps.count)
  }

  @Test func `repeated steps are one group, and so are two alternating steps`() {
    let groups = TourGroup.groups(in: [1, nil, 2, 6, 7, 6, 7, 7, nil, 5, 5, 6, 6])
    #expect(groups.map(\.range) == [3..<8, 9..<11, 11..<13])
    #expect(groups.map(\.title) == ["6–7", "5", "6"])
    #expect(groups[0].label(at: 4) == "6–7 · 2 of 5")
    #expect(TourGroup.groups(in: [7, 8, 7, 8, 2, 3]).map(\.range) == [0..<4])
    #expect(TourGroup.groups(in: [1, 2, 3]) == [])
  }

  @Test func `a change shows what an object held before`() async throws {
    let update = try #require(
      try await tour.path.stops.first { $0.step.message.name == "update(countries:listed:order:)" })
    #expect(
      update.step.changes.last
        == TourChange(name: "CountriesModel 1.order", old: "name, ascending", new: "name, descending"))
  }

  private func receiver(of step: TourStep, in tour: Tour) -> SourceExcerpt? {
    tour.source?.excerpt(receiving: step.message, among: tour.steps.map(\.message))
  }
}
