import Architectures
import Foundation
import Specification
import TextLayout
import Testing
import Tracing

@testable import Walkthrough

@Suite struct ProgramTests {
  @Test func `with no words it shows a whole seven-step cycle on real countries`() throws {
    let run = try walkthrough()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for step in 1...7 { #expect(run.output.contains("\n  \(step)    "), "step \(step)") }
    for text in ["Afghanistan", "Zimbabwe", "sortByName(_:)", "The screen before:", "The screen after:"] {
      #expect(run.output.contains(text), "\(text)")
    }
  }

  /// The lines of the source files that were asked for.
  private static var sources: [String: [Substring]] = [:]

  private func lines(of file: String) throws -> [Substring] {
    if let lines = Self.sources[file] { return lines }
    let text = try String(contentsOf: packageFolder.appendingPathComponent(file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    Self.sources[file] = lines
    return lines
  }

  /// The other stories are the beginnings of these.
  @Test(arguments: ["mark-favourite", "sort-countries", "go-back", "retry-after-failure", "last-search-wins"])
  func `every message of a trace has a line, and that line holds its name`(story: String) async throws {
    for pattern in Architectures.all.map(\.pattern.rawValue) {
      let run = try await walkthrough(beside: "trace", pattern, story, "--format", "json")
      #expect(run.status == 0)
      let document = try TraceDocument(json: Data(run.output.utf8))
      #expect(document.pattern == pattern)
      #expect(document.story == story)
      #expect(!document.messages.isEmpty)
      for message in document.messages {
        let file = try #require(message.file, "\(pattern) \(message.number) \(message.name)")
        let number = try #require(message.line)
        let line = try lines(of: file)[number - 1]
        // What a view's own helper sets, it sets without naming the view.
        let name = message.baseName.split(separator: ".").last ?? ""
        #expect(line.contains(name), "\(message.number) \(message.name): \(file):\(number)")
      }
    }
  }

  @Test func `the line that sent a message is never a decorator's`() throws {
    for pattern in Architectures.all.map(\.pattern.rawValue) {
      let run = try walkthrough("trace", pattern, "mark-favourite", "--format", "json")
      let document = try TraceDocument(json: Data(run.output.utf8))
      for message in document.messages {
        #expect(message.file?.contains("/Tracing/Tracing") == false)
        #expect(message.file?.contains("Sources/Patterns/Tracing/") == false)
      }
    }
  }

  @Test func `output to a pipe has no colour and moves no cursor`() throws {
    for run in [
      try walkthrough(), try walkthrough("rules"), try walkthrough("list"),
      try walkthrough("trace", "swift-io", "go-back"), try walkthrough("compare", "go-back"),
    ] {
      #expect(!run.output.contains("\u{1B}"))
      #expect(!run.output.contains("\r"))
    }
  }

  @Test func `an unknown word ends with status 64, and leaves standard output empty`() throws {
    let run = try walkthrough("trace", "swift-io", "sort-contries")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Did you mean 'sort-countries'?"))
  }

  @Test func `lists and rules come as JSON`() throws {
    for arguments in [["list"], ["rules"], ["rules", "swift-io"]] {
      let run = try walkthrough(arguments + ["--format", "json"])
      #expect(run.status == 0)
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }
  }

  @Test func `a comparison tells the story with every pattern there is, and counts`() throws {
    let run = try walkthrough("compare", "last-search-wins")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("last-search-wins: Swift-IO"))
    for text in ["── The user types “fin”.", "Swift-IO, 22 messages", "✓ The user sees “Finland”."] {
      #expect(run.output.contains(text), "\(text)")
    }
  }

  @Test func `a comparison comes as JSON, with the lines that sent the messages`() throws {
    let run = try walkthrough("compare", "list-countries", "swift-io", "--format", "json", "--width", "40")
    let trace = try walkthrough("trace", "swift-io", "list-countries", "--format", "json")
    let messages = try TraceDocument(json: Data(trace.output.utf8)).messages
    let compared = try JSONDecoder().decode(ComparedMessages.self, from: Data(run.output.utf8))
    #expect(compared.patterns.map(\.messages) == [messages])
  }

  /// What is read of a comparison here.
  private struct ComparedMessages: Decodable {
    let patterns: [Entry]

    struct Entry: Decodable {
      let messages: [Message]
    }
  }

  @Test func `a comparison without a story, or with a wrong one, is refused`() throws {
    for words in ["", "sort-contries", "go-back viper-", "go-back --format mermaid"] {
      let arguments = ["compare"] + words.split(separator: " ").map(String.init)
      let run = try walkthrough(arguments)
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      #expect(!run.errors.isEmpty)
    }
  }

  @Test func `a trace comes as a Mermaid sequence diagram`() throws {
    let run = try walkthrough("trace", "swift-io", "sort-countries", "--format", "mermaid")
    #expect(run.output.hasPrefix("sequenceDiagram\n  participant P1 as User\n"))
    #expect(run.output.contains("[step 7]"))
  }

  @Test func `a device that is full is told, with a status of its own`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let process = Process()
    let errors = Pipe()
    process.executableURL = walkthroughExecutable
    process.arguments = ["rules"]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(text == "walkthrough: The output could not be written: No space left on device.\n")
  }

  @Test func `JSON is the same whatever the width`() throws {
    let narrow = try walkthrough("trace", "swift-io", "list-countries", "--format", "json", "--width", "40")
    let wide = try walkthrough("trace", "swift-io", "list-countries", "--format", "json")
    #expect(narrow.output == wide.output)
  }

  @Test func `a reader that goes away early is no error`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ \"$0\" rules; echo \"status $?\" >&2; } | head -n 1", walkthroughExecutable.path,
    ]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    _ = output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "status 0\n")
  }
}
