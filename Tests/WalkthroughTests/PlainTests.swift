import Playing
import ProcessTesting
import Specification
import Testing
import TextLayout
import Tracing

@testable import Walkthrough

/// Output for screen readers.
@Suite(.timeLimit(.minutes(30))) struct PlainTests {
  @Test(arguments: [
    ["list"], ["rules", "viper"], ["trace", "swift-io", "go-back"], ["compare", "go-back"],
    ["tour", "viper", "list-countries"], ["exercises"], [], ["help", "trace"],
  ])
  func `no line has a box, a drawn line or a colour`(words: [String]) async throws {
    let run = try await walkthrough(words + ["--plain"])
    #expect(run.status == 0)
    for scalar in run.output.unicodeScalars {
      #expect(scalar != "\u{1B}" && !(0x2500...0x259F).contains(scalar.value))
    }
  }

  @Test func `a message has a line for each of its parts`() async throws {
    let run = try await walkthrough("trace", "viper", "list-countries", "--plain")
    for label in ["Step: ", "From: ", "To: ", "Message: ", "Sent from: "] {
      #expect(run.output.contains("\n\(label)"), "\(label)")
    }
  }

  @Test(arguments: ["sort-countries", "leave-while-loading"])
  func `a plain tour has the messages of the tour, with step, rule, screen and source`(
    id: Story.ID
  ) async throws {
    let story = try #require(Story.named(id))
    let tour = try await Tour(of: story, by: .swiftIO)
    let page = Page(width: 400, style: .plain, isLinear: true)
    let plain = try PlainTour(tour, page: page)
    let parts = plain.parts()
    let messages = tour.steps.map(\.message)
    try #require(parts.count == tour.path.stops.count + 2)
    for (index, stop) in tour.path.stops.enumerated() {
      let text = parts[index + 1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains("Message \(stop.step.message.number) of \(tour.steps.count) "))
      #expect(text.contains(stop.step.meaning(in: tour.architecture.steps)))
      if let rule = stop.step.rule { #expect(text.contains("\(rule.id) \(rule.sentence)")) }
      #expect(text.contains("The screen now:") == stop.isScreenChanged)
      if let file = stop.step.message.file, let line = stop.step.message.line {
        #expect(text.contains(" Sent from: \(file):\(line)"))
      }
      let isKnown = tour.source?.excerpt(sending: stop.step.message) != nil
      #expect(text.contains(" Line: ") == isKnown)
      let isReceived = tour.source?.excerpt(receiving: stop.step.message, among: messages) != nil
      let title = stop.step.message.answers == nil ? "Received by" : "Received where the call was made,"
      #expect(plain.source(ofPart: index + 1).contains("\(title) Sources/") == isReceived)
    }
    let isDropped = tour.scenes.contains { !$0.dropped.isEmpty }
    #expect(parts.last?.contains("late reply reached nobody") == isDropped)
  }

  @Test func `wiring and single events are selected as in the tour`() throws {
    let tour = try Tour.shared(of: .sortCountries, by: .viper)
    let page = Page(width: 80, style: .plain, isLinear: true)
    let whole = try PlainTour(
      tour, showing: SceneSelection(showsWiring: true), page: page)
    #expect(whole.messageCount == tour.wholePath.stops.count)
    let event = try PlainTour(tour, showing: SceneSelection(event: 2), page: page)
    #expect(event.messageCount == tour.path.stops.count { $0.step.act == tour.firstAct + 1 })
  }

  @Test func `boxes are removed from text, together with lines that contain nothing else`() {
    #expect("┌──┐\n│ a  b │\n└──┘\nc  d".linear == "a b\nc  d")
  }

  @Test func `a tour at a terminal asks, prints a message and waits for Enter`() async throws {
    let terminal = try PseudoTerminal(running: ["tour", "--plain"])
    try await terminal.read(until: "Type a number from 1 to 5")
    terminal.type("3\n")
    try await terminal.read(until: "list-countries. ")
    terminal.type("1\n")
    try await terminal.read(until: "type ? for help.")
    let tour = try Tour.shared(of: .listCountries, by: .viper)
    let messages = tour.path.stops.prefix(2).map {
      "Message \($0.step.message.number) of \(tour.steps.count)"
    }
    terminal.type("\n")
    try await terminal.read(until: messages[0])
    terminal.type("\n")
    try await terminal.read(until: messages[1])
    terminal.type("?\n")
    try await terminal.read(until: "Enter: the next message.")
    terminal.type("999\n")
    try await terminal.read(until: "There are ")
    terminal.type("s\n")
    try await terminal.read(until: "Sent from Sources/")
    terminal.type("b\n")
    try await terminal.read(until: messages[0])
    terminal.type("q\n")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `the last message of a plain tour waits for Enter too`() async throws {
    let tour = try Tour.shared(of: .sortCountries, by: .viper)
    let page = Page(width: 80, style: .plain, isLinear: true)
    let plain = try PlainTour(tour, showing: SceneSelection(event: 1), page: page)
    let numbers = tour.steps.map(\.message.number).filter { plain.part(ofMessage: $0) != nil }.suffix(2)
    let last = try #require(numbers.last)
    let terminal = try PseudoTerminal(
      running: ["tour", "viper", "sort-countries", "--event", "1", "--plain"])
    try await terminal.read(until: "type ? for help.")
    terminal.type("\(last)\n")
    try await terminal.read(until: "That was the end. Press Enter to leave")
    terminal.type("s\n")
    try await terminal.read(until: "Sent from Sources/")
    terminal.type("b\n")
    try await terminal.read(until: "Message \(numbers.first ?? 0) of \(plain.storyCount)")
    terminal.type("\n")
    try await terminal.read(until: "That was the end.")
    terminal.type("\n")
    #expect(await terminal.statusAtEnd() == 0)
  }
}
