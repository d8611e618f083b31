import Foundation
import Playing
import ProcessTesting
import Specification
import Testing
import Tracing

@testable import Walkthrough

@Suite(.timeLimit(.minutes(30))) nonisolated struct ProgramTests {
  @Test func `without arguments it shows a whole cycle of seven steps on real countries`() async throws {
    let run = try await walkthrough()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for step in 1...7 { #expect(run.output.contains("\n  \(step)    "), "step \(step)") }
    for text in ["Afghanistan", "Zimbabwe", "sortByName(_:)", "The lines of the screen that changed:"] {
      #expect(run.output.contains(text), "\(text)")
    }
  }

  /// Together, these stories have most kinds of events of the stories.
  @Test(arguments: ["mark-favourite", "sort-countries", "go-back", "retry-after-failure", "last-search-wins"])
  func `every message of a trace names the source line that sent it`(story: String) async throws {
    var sources: [String: [Substring]] = [:]
    func lines(of file: String) throws -> [Substring] {
      if let lines = sources[file] { return lines }
      let text = try String(contentsOf: packageFolder.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      sources[file] = lines
      return lines
    }
    for pattern in Pattern.allCases.map(\.rawValue) {
      let run = try await walkthrough("trace", pattern, story, "--format", "json")
      #expect(run.status == 0)
      let document = try TraceDocument(json: Data(run.output.utf8))
      #expect(document.pattern == pattern)
      #expect(document.story == story)
      #expect(!document.messages.isEmpty)
      for message in document.messages {
        // No line sends a connection: it is found in an object.
        guard message.kind != .connection else {
          #expect(message.file == nil)
          continue
        }
        let file = try #require(message.file, "\(pattern) \(message.number) \(message.name)")
        let number = try #require(message.line)
        let line = try lines(of: file)[number - 1]
        #expect(line.contains(words(of: message)), "\(message.number) \(message.name): \(file):\(number)")
      }
    }
  }

  /// Returns the text expected in the line that sent a message.
  private func words(of message: Message) -> String {
    switch (message.kind, message.sender.type) {
    // The framework creates and shows a scene for a segue, and removes one when the user goes back.
    case (.navigation, "UIStoryboardSegue"), (.creation, "UIStoryboardSegue"): "performSegue(withIdentifier:"
    case (.navigation, "UIView"): "window.sendEvent("
    // The network library sends the request under another name.
    case (.call, "ApiSession") where message.baseName != "cancel": "transport.send("
    // A view's own helper sets properties without naming the view.
    default: String(message.baseName.split(separator: ".").last ?? "")
    }
  }

  @Test func `the line that sent a message is never in an observer`() async throws {
    for pattern in Pattern.allCases.map(\.rawValue) {
      let run = try await walkthrough("trace", pattern, "mark-favourite", "--format", "json")
      let document = try TraceDocument(json: Data(run.output.utf8))
      for message in document.messages {
        for place in ["/Launch/", "Observers.swift", "/Observing/", "Sources/Patterns/Tracing/"] {
          #expect(message.file?.contains(place) != true)
        }
      }
    }
  }

  @Test func `output to a pipe has no colour and does not move the cursor`() async throws {
    for run in [
      try await walkthrough(), try await walkthrough("rules"), try await walkthrough("list"),
      try await walkthrough("trace", "swift-io", "go-back"), try await walkthrough("compare", "go-back"),
    ] {
      #expect(!run.output.contains("\u{1B}"))
      #expect(!run.output.contains("\r"))
    }
  }

  @Test func `an unknown word gives status 64 and an empty standard output`() async throws {
    let run = try await walkthrough("trace", "swift-io", "sort-contries")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Did you mean 'sort-countries'?"))
  }

  @Test(arguments: [("judge", 64), ("judge viper", 64), ("judge viper /nowhere", 65)])
  func `if judge cannot run, its exit status is not 0`(words: String, status: Int) async throws {
    let run = try await walkthrough(words.split(separator: " ").map(String.init))
    #expect(run.status == status)
  }

  @Test func `lists and rules can be printed as JSON`() async throws {
    for arguments in [["list"], ["rules"], ["rules", "swift-io"]] {
      let run = try await walkthrough(arguments + ["--format", "json"])
      #expect(run.status == 0)
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }
  }

  @Test func `a comparison has the events, the questions of the cycle and what the user sees`() async throws {
    let run = try await walkthrough("compare", "last-search-wins")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("last-search-wins: Swift-IO"))
    for text in ["── Event 1: The user types “fin”.", "Who shows it?", "✓ The user sees “Finland”."] {
      #expect(run.output.contains(text), "\(text)")
    }
  }

  @Test func `a comparison can be printed as JSON, with the lines that sent the messages`() async throws {
    let run = try await walkthrough(
      "compare", "list-countries", "swift-io", "--format", "json", "--width", "40")
    let trace = try await walkthrough("trace", "swift-io", "list-countries", "--format", "json")
    let messages = try TraceDocument(json: Data(trace.output.utf8)).messages
    let compared = try JSONDecoder().decode(ComparedMessages.self, from: Data(run.output.utf8))
    #expect(compared.patterns.map(\.messages) == [try messages.map { try $0.withoutScreens }])
    #expect(
      compared.screens == messages.flatMap { [$0.screenBefore, $0.screen] }.compactMap(\.self).distinct)
  }

  /// The part of a comparison that this test reads.
  private struct ComparedMessages: Decodable {
    let screens: [String]
    let patterns: [Entry]

    struct Entry: Decodable {
      let messages: [Message]
    }
  }

  @Test func `a tour without a story lists the stories, as commands to copy`() async throws {
    let run = try await walkthrough("tour", "viper")
    #expect(run.status == 64)
    for story in Story.all {
      #expect(run.output.contains("\n  swift run walkthrough tour viper \(story.id)\n"))
    }
  }

  @Test func `a comparison with a wrong story, pattern or format is refused`() async throws {
    for words in ["sort-contries", "go-back vipers", "go-back --format mermaid"] {
      let arguments = ["compare"] + words.split(separator: " ").map(String.init)
      let run = try await walkthrough(arguments)
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      #expect(!run.errors.isEmpty)
    }
  }

  @Test func `a trace can be printed as a Mermaid sequence diagram`() async throws {
    let run = try await walkthrough("trace", "swift-io", "sort-countries", "--format", "mermaid")
    #expect(run.output.hasPrefix("sequenceDiagram\n  participant P1 as User\n"))
    #expect(run.output.contains("[step 7]"))
  }

  @Test func `a full device is reported with its own exit status`() async throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try await ProcessOutput(of: walkthroughExecutable, ["rules"]) { process in
      process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    }
    #expect(run.status == 74)
    #expect(run.errors == "walkthrough: The output could not be written: No space left on device.\n")
  }

  @Test func `JSON is the same whatever the width`() async throws {
    let narrow = try await walkthrough(
      "trace", "swift-io", "list-countries", "--format", "json", "--width", "40")
    let wide = try await walkthrough("trace", "swift-io", "list-countries", "--format", "json")
    #expect(narrow.output == wide.output)
  }

  @Test func `a reader that closes the pipe early causes no error`() async throws {
    let script = "{ \"$0\" rules; echo \"status $?\" >&2; } | head -n 1"
    let run = try await ProcessOutput(
      of: URL(fileURLWithPath: "/bin/sh"), ["-c", script, walkthroughExecutable.path])
    #expect(run.errors == "status 0\n")
  }
}

nonisolated extension Message {
  /// The message as it is encoded, without its screens.
  fileprivate var withoutScreens: Message {
    get throws { try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(self)) }
  }
}

nonisolated extension [String] {
  /// The texts in order, each once.
  fileprivate var distinct: [String] {
    reduce(into: []) { texts, text in if !texts.contains(text) { texts.append(text) } }
  }
}
