import Foundation
import Playing
import Specification
import Testing
import Tracing

@testable import Walkthrough

/// The tour at its own terminal, which has to be left as it was found.
@Suite(.timeLimit(.minutes(30))) nonisolated struct TourTerminalTests {
  /// Returns the words in the title at the first messages of a tour.
  private func titles(of story: Story, by pattern: Pattern) async throws -> [String] {
    try await MainActor.run {
      let tour = try Tour.shared(of: story, by: pattern)
      return tour.path.stops.prefix(2).map { "message \($0.step.message.number) of \(tour.steps.count)" }
    }
  }

  @Test func `keys go forward and back, and quitting leaves the terminal as it was`() async throws {
    let terminal = try PseudoTerminal(running: ["tour", "swift-io", "list-countries"])
    try await terminal.read(until: "→ begin")
    #expect(terminal.modes != terminal.originalModes)
    let titles = try await titles(of: .listCountries, by: .swiftIO)
    terminal.type("\u{1B}[C")
    try await terminal.read(until: titles[0])
    terminal.type("\u{1B}[C")
    try await terminal.read(until: titles[1])
    terminal.type("k")
    try await terminal.read(until: titles[0])
    terminal.type("q")
    try await terminal.read(until: "\u{1B}[?1049l")
    #expect(await terminal.statusAtEnd() == 0)
    #expect(terminal.modes == terminal.originalModes)
  }

  @Test func `a step is asked for, and its score is kept in the quiz's record`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tour-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try PseudoTerminal(
      running: ["tour", "swift-io", "sort-countries"], environment: ["XDG_DATA_HOME": folder.path])
    try await terminal.read(until: "→ begin")
    terminal.type("a\u{1B}[C")
    try await terminal.read(until: titles(of: .sortCountries, by: .swiftIO)[0])
    terminal.type("\u{1B}[C\u{1B}[C\u{1B}[C")
    try await terminal.read(until: "Which message comes next?")
    terminal.type("1")
    try await terminal.read(until: "of 1 right.")
    terminal.type("q")
    #expect(await terminal.statusAtEnd() == 0)
    let file = folder.appending(path: "architectures/quiz.json")
    let asked = try await MainActor.run { try QuizRecord(from: file).steps.values.map(\.asked) }
    #expect(asked == [1])
  }

  @Test func `the quiz takes one key for an answer, and leaves the terminal as it was`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quiz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try PseudoTerminal(
      running: ["quiz", "viper", "sort-countries"], environment: ["XDG_DATA_HOME": folder.path])
    try await terminal.read(until: "q ends the quiz.")
    terminal.type("1")
    try await terminal.read(until: "── 2 of ")
    terminal.type("\u{1B}")
    try await terminal.read(until: "When one is due")
    #expect(await terminal.statusAtEnd() == 0)
    #expect(terminal.modes == terminal.originalModes)
  }

  @Test func `Ctrl-C in the quiz leaves the terminal as it was`() async throws {
    let terminal = try PseudoTerminal(running: ["quiz", "viper", "sort-countries"])
    try await terminal.read(until: "q ends the quiz.")
    terminal.type("\u{3}")
    #expect(await terminal.statusAtEnd() == 130)
    #expect(terminal.modes == terminal.originalModes)
  }

  @Test func `a pattern alone leads to its stories`() async throws {
    let terminal = try PseudoTerminal(running: ["tour", "viper"])
    try await terminal.read(until: "sort-countries")
    terminal.type("q")
    try await terminal.read(until: "\u{1B}[?1049l")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `Ctrl-C leaves the terminal as it was, and ends with its own exit status`() async throws {
    let terminal = try PseudoTerminal(running: ["tour", "swift-io", "list-countries"])
    try await terminal.read(until: "→ begin")
    terminal.type("\u{3}")
    try await terminal.read(until: "\u{1B}[?1049l")
    #expect(await terminal.statusAtEnd() == 130)
    #expect(terminal.modes == terminal.originalModes)
  }

  @Test(arguments: [("q", 0), ("\u{3}", 130)])
  func `a key that quits works right after the start`(key: String, status: Int32) async throws {
    let terminal = try PseudoTerminal(running: ["tour", "swift-io", "mark-favourite"])
    try await terminal.read(until: "Running mark-favourite with Swift-IO…")
    terminal.type(key)
    try await terminal.read(until: "\u{1B}[?1049l")
    #expect(await terminal.statusAtEnd() == status)
  }

  @Test func `Ctrl-Z right after the start stops the program, and it continues`() async throws {
    let terminal = try PseudoTerminal(running: ["tour", "swift-io", "mark-favourite"])
    try await terminal.read(until: "Running mark-favourite with Swift-IO…")
    terminal.type("\u{1A}")
    try await terminal.read(until: "\u{1B}[?1049l")
    await terminal.continueWhenStopped()
    try await terminal.read(until: "→ begin")
    terminal.type("q")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `pasted text does nothing`() async throws {
    let terminal = try PseudoTerminal(running: ["tour"])
    try await terminal.read(until: "\u{1B}[?2004h")
    terminal.type("\u{1B}[200~q q 2\r\u{1B}[201~j")
    try await terminal.read(until: "▶ 2")
    terminal.type("q")
    try await terminal.read(until: "\u{1B}[?2004l")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `a resized window is redrawn`() async throws {
    let terminal = try PseudoTerminal(running: ["tour", "swift-io", "list-countries"])
    try await terminal.read(until: "→ begin")
    terminal.type("\u{1B}[C")
    try await terminal.read(until: "Swift-IO · list-countries · message ")
    terminal.resize(columns: 40, rows: 20)
    try await terminal.read(until: "── list-countries · ")
    terminal.type("q")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `the editor has the terminal while it runs`() async throws {
    let terminal = try PseudoTerminal(
      running: ["tour", "swift-io", "sort-countries"],
      environment: ["VISUAL": "printf 'opens %s %s.' "])
    try await terminal.read(until: "→ begin")
    terminal.type("\u{1B}[C]")
    try await terminal.read(until: "Sent from")
    terminal.type("e")
    let seen = try await terminal.read(until: "\u{1B}[?1049h")
    #expect(seen.contains("opens +") && seen.contains("Sources/Patterns/"))
    terminal.type("q")
    #expect(await terminal.statusAtEnd() == 0)
  }
}
