import ProcessTesting
import Testing

@testable import Walkthrough

/// Output for screen readers.
@Suite(.timeLimit(.minutes(10))) struct PlainTests {
  @Test(arguments: [
    ["list"], ["rules", "viper"], ["trace", "swift-io", "go-back"], ["compare", "go-back"],
    ["tour", "viper", "list-countries"], ["exercises"], [], ["help", "trace"],
  ])
  func `no line has a box, a rule or a colour`(words: [String]) async throws {
    let run = try await walkthrough(words + ["--plain"])
    #expect(run.status == 0)
    for scalar in run.output.unicodeScalars {
      #expect(scalar != "\u{1B}" && !(0x2500...0x259F).contains(scalar.value))
    }
  }

  @Test func `a message is a line for each of its parts`() async throws {
    let run = try await walkthrough("trace", "viper", "list-countries", "--plain")
    for label in ["Step: ", "From: ", "To: ", "Message: ", "Sent from: "] {
      #expect(run.output.contains("\n\(label)"), "\(label)")
    }
  }

  @Test func `text loses its boxes, and lines that were nothing else`() {
    #expect("┌──┐\n│ a  b │\n└──┘\nc  d".linear == "a b\nc  d")
  }

  #if os(Linux)
    @Test func `a tour at a terminal asks, prints a message and waits for Enter`() async throws {
      let terminal = try PseudoTerminal(running: ["tour", "--plain"])
      try await terminal.read(until: "Type a number from 1 to 4")
      terminal.type("3\n")
      try await terminal.read(until: "list-countries. ")
      terminal.type("1\n")
      try await terminal.read(until: "Message 1 of ")
      terminal.type("\n")
      try await terminal.read(until: "Message 2 of ")
      terminal.type("q\n")
      #expect(await terminal.statusAtEnd() == 0)
    }
  #endif
}
