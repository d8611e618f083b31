import Foundation
import ProcessTesting
import Testing

/// The program as a console, with a store of its own in a temporary folder.
@Suite(.timeLimit(.minutes(10))) nonisolated struct ConsoleTests {
  private let store = FileManager.default.temporaryDirectory
    .appendingPathComponent("console-\(UUID().uuidString)").appendingPathComponent("favourites.json")

  private func console(typing lines: String...) async throws -> [String] {
    let input = lines.joined(separator: "\n")
    let run = try await walkthrough(["console", "--store", store.path], typing: input)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  private func removeStore() {
    try? FileManager.default.removeItem(at: store.deletingLastPathComponent())
  }

  @Test func `it finds, sorts and opens`() async throws {
    let lines = try await console(typing: "search fin", "open 1", "film 1", "search land", "sort name")
    #expect(lines[0] == "1 country")
    #expect(lines[1] == "  1  Finland, Helsinki, 5,470,437")
    #expect(lines[2] == "Finland, 1 film")
    #expect(lines.contains("The Man without a Past, Finland, 2002"))
    #expect(lines.last?.contains("Åland Islands") == true)
  }

  @Test func `a mark is there the next time`() async throws {
    defer { removeStore() }
    let first = try await console(typing: "search japan", "open 1", "film 1", "mark")
    #expect(first.last == "Marked.")
    let second = try await console(typing: "favourites", "film 1", "mark", "favourites")
    #expect(second.prefix(2) == ["1 favourite", "  1  Rashomon, 1951"])
    #expect(second.suffix(2) == ["0 favourites", "  nothing"])
  }

  @Test func `a damaged store is told by name and left as it is`() async throws {
    defer { removeStore() }
    try FileManager.default.createDirectory(
      at: store.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "[broken".write(to: store, atomically: true, encoding: .utf8)
    let lines = try await console(typing: "favourites", "search japan", "open 1", "film 1")
    #expect(lines.count { $0.contains("favourites.json is damaged") } == 2)
    #expect(try String(contentsOf: store, encoding: .utf8) == "[broken")
  }

  @Test func `what cannot be understood is told, and nothing moves the cursor`() async throws {
    let lines = try await console(typing: "jump\u{1B}[31m", "open", "film 1", "mark", "quit", "list")
    #expect(lines[0] == "There is no command 'jump [31m'. Type 'help'.")
    #expect(lines[1] == "Type the number of a line, from 1.")
    #expect(lines[2] == "Open a country or the favourites first.")
    #expect(lines.last == "Open a film first.")
  }
}
