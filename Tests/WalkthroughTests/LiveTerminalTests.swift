import Foundation
import Testing

/// A session at its own terminal, which has to be left as it was found.
@Suite(.timeLimit(.minutes(30))) nonisolated struct LiveTerminalTests {
  @Test func `keys use the app, and quitting leaves the terminal as it was`() async throws {
    let terminal = try PseudoTerminal(running: ["app", "viper"])
    try await terminal.read(until: "VIPER · 2 events")
    #expect(terminal.modes != terminal.originalModes)
    terminal.type("\tfin")
    try await terminal.read(until: "Search: fin_")
    terminal.type("\u{1B}[B\r")
    try await terminal.read(until: "Finland: 1 film")
    terminal.type("2")
    try await terminal.read(until: "Clean Swift VIP: 10 events, the same screen after each.")
    terminal.type("q")
    try await terminal.read(until: "\u{1B}[?1049l")
    #expect(await terminal.statusAtEnd() == 0)
    #expect(terminal.modes == terminal.originalModes)
  }

  @Test func `pasted text goes into the search field, and an event is undone`() async throws {
    let terminal = try PseudoTerminal(running: ["app", "viper"])
    try await terminal.read(until: "q quit")
    terminal.type("\u{1B}[200~q\r\u{1B}[201~\t\u{1B}[200~alg\u{1B}[201~")
    try await terminal.read(until: "Search: alg_")
    terminal.type("\u{1B}[Bu")
    try await terminal.read(until: "Undone: The user pastes “alg”.")
    terminal.type("q")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `replies are held and fail`() async throws {
    let terminal = try PseudoTerminal(running: ["app", "swift-io"])
    try await terminal.read(until: "q quit")
    terminal.type("ho")
    try await terminal.read(until: "1 request waiting: 1: countries")
    terminal.type("rf")
    try await terminal.read(until: "[Try Again]")
    terminal.type("\u{3}")
    try await terminal.read(until: "\u{1B}[?1049l")
    #expect(await terminal.statusAtEnd() == 130)
    #expect(terminal.modes == terminal.originalModes)
  }

  @Test func `a session is saved, and resumes from its file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.json").path
    let first = try PseudoTerminal(running: ["app", "mvvm-fc"])
    try await first.read(until: "q quit")
    first.type(" s")
    try await first.read(until: "Save as: session.json")
    first.type(String(repeating: "\u{7F}", count: 12) + file + "\r")
    try await first.read(until: "Saved 3 events")
    first.type("q")
    #expect(await first.statusAtEnd() == 0)
    let second = try PseudoTerminal(running: ["app", "swift-io", "--script", file])
    try await second.read(until: "Swift-IO · 3 events")
    second.type("q")
    #expect(await second.statusAtEnd() == 0)
  }

  @Test func `Ctrl-Z suspends the program, it resumes, and a resized window is redrawn`()
    async throws
  {
    let terminal = try PseudoTerminal(running: ["app", "clean-swift"])
    try await terminal.read(until: "q quit")
    terminal.type("\u{1A}")
    try await terminal.read(until: "\u{1B}[?1049l")
    await terminal.continueWhenStopped()
    try await terminal.read(until: "q quit")
    terminal.resize(columns: 40, rows: 20)
    try await terminal.read(until: "│              Countries ▶[Favourites] │")
    terminal.type("q")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `with --plain it prompts for a command`() async throws {
    let terminal = try PseudoTerminal(running: ["app", "viper", "--plain"])
    try await terminal.read(until: "> ")
    terminal.type("tap name\n")
    try await terminal.read(until: "[Name ↓] [Population]")
    terminal.type("quit\n")
    #expect(await terminal.statusAtEnd() == 0)
  }
}
