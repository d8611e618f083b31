import Foundation
import ProcessTesting
import Testing

/// The program as a console, with its own store in a temporary folder.
@Suite(.timeLimit(.minutes(30))) nonisolated struct ConsoleTests {
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

  @Test func `the console finds, sorts and opens`() async throws {
    let lines = try await console(typing: "search fin", "open 1", "film 1", "search land", "sort name")
    #expect(lines[0] == "> search fin")
    #expect(lines[1] == "1 country")
    #expect(lines[2] == "  1  Finland, Helsinki, 5,470,437")
    #expect(lines[3...4] == ["> open 1", "Finland: 1 film"])
    #expect(lines.contains("The Man without a Past, Finland, 2002"))
    #expect(lines.last?.contains("Åland Islands") == true)
  }

  @Test func `a mark is kept for the next session`() async throws {
    defer { removeStore() }
    let first = try await console(typing: "search japan", "open 1", "film 1", "mark")
    #expect(first.last == "Marked.")
    let second = try await console(typing: "favourites", "film 1", "mark", "favourites")
    #expect(second.prefix(3) == ["> favourites", "1 favourite", "  1  Rashomon, 1951"])
    #expect(second.suffix(2) == ["No favourites yet", "  nothing"])
  }

  @Test func `favourites are kept in the home folder that HOME names`() async throws {
    defer { removeStore() }
    let home = store.deletingLastPathComponent()
    let run = try await walkthrough(
      ["console"], typing: "search japan\nopen 1\nfilm 1\nmark",
      environment: ["HOME": home.path, "XDG_DATA_HOME": ""])
    #expect(run.output.hasSuffix("Marked.\n"))
    let kept = FileManager.default.subpaths(atPath: home.path)
    #expect(kept?.contains { $0.hasSuffix("architectures/favourites.json") } == true)
  }

  @Test func `a folder instead of the store is refused`() async throws {
    let folder = FileManager.default.temporaryDirectory.path
    let run = try await walkthrough(["console", "--store", folder], typing: "favourites")
    #expect(run.status == 64)
    #expect(run.errors.contains("is a directory"))
  }

  @Test func `a damaged store is reported by name and left as it is`() async throws {
    defer { removeStore() }
    try FileManager.default.createDirectory(
      at: store.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "[broken".write(to: store, atomically: true, encoding: .utf8)
    let lines = try await console(typing: "favourites", "search japan", "open 1", "film 1")
    #expect(lines.count { $0.contains("favourites.json is damaged") } == 2)
    #expect(try String(contentsOf: store, encoding: .utf8) == "[broken")
  }

  @Test func `an invalid command is answered, and nothing moves the cursor`() async throws {
    let lines = try await console(typing: "jump\u{1B}[31m", "sort", "open", "film 1", "mark", "quit", "list")
    #expect(
      lines == [
        #"> jump\u{1B}[31m"#, #"There is no command 'jump\u{1B}[31m'. Type 'help'."#,
        "> sort", "Type 'sort name' or 'sort population'.", "> open", "Type the number of a row, from 1.",
        "> film 1", "Open a country or the favourites first.",
        "> mark", "Open a film first.", "> quit",
      ])
  }
}
