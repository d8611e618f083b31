import Foundation
import ProcessTesting
import Testing

@testable import Walkthrough

@Suite(.timeLimit(.minutes(30))) struct PagerTests {
  @Test func `the program's own variable takes precedence over PAGER`() {
    #expect(Pager(environment: ["WALKTHROUGH_PAGER": "a", "PAGER": "b"])?.command == "a")
    #expect(Pager(environment: ["PAGER": "b"])?.command == "b")
    #expect(Pager(environment: ["WALKTHROUGH_PAGER": "", "PAGER": "b"]) == nil)
    #expect(Pager(environment: ["PAGER": "cat"]) == nil)
    #expect(Pager(environment: ["PATH": "/nowhere"]) == nil)
  }

  @Test func `only a text that is taller than the screen needs a pager`() {
    #expect(!Pager.isNeeded(for: "a\nb\n", on: (80, 3)))
    #expect(Pager.isNeeded(for: "a\nb\nc\n", on: (80, 3)))
    #expect(Pager.isNeeded(for: "123456\nb\n", on: (5, 3)))
  }

  @Test func `output to a pipe uses no pager`() async throws {
    let run = try await walkthrough(["rules"], environment: ["WALKTHROUGH_PAGER": "sed s/^/paged/"])
    #expect(!run.output.contains("paged"))
  }

  @Test func `colour in a pipe is used only on request`() async throws {
    #expect(try await walkthrough("list", "--color", "always").output.contains("\u{1B}[36m"))
    #expect(try await !walkthrough("list", "--color=auto").output.contains("\u{1B}"))
    #expect(TextStyle.suiting(.never, isTerminal: true, environment: ["TERM": "xterm"]) == .plain)
    #expect(TextStyle.suiting(.always, isTerminal: false, environment: ["NO_COLOR": "1"]) == .coloured)
  }

  @Test func `at a terminal a long text goes through the pager, which may end early`() async throws {
    let terminal = try PseudoTerminal(
      running: ["rules"], environment: ["WALKTHROUGH_PAGER": "head -n 1 | sed 's/^/paged: /'"])
    try await terminal.read(until: "paged: ")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `if the pager is not installed, the text is shown without it`() async throws {
    let terminal = try PseudoTerminal(
      running: ["list"], environment: ["WALKTHROUGH_PAGER": "no-such-pager"])
    try await terminal.read(until: "compare list-countries")
    #expect(await terminal.statusAtEnd() == 0)
  }

  @Test func `with --no-pager there is no pager`() async throws {
    let terminal = try PseudoTerminal(
      running: ["list", "--no-pager"], environment: ["WALKTHROUGH_PAGER": "true"])
    try await terminal.read(until: "compare list-countries")
    #expect(await terminal.statusAtEnd() == 0)
  }
}
