import Testing

/// A comparison at its own terminal.
@Suite(.timeLimit(.minutes(30))) nonisolated struct CompareTerminalTests {
  @Test func `keys step through a comparison, and quitting leaves the terminal as it was`() async throws {
    let terminal = try PseudoTerminal(running: ["compare", "sort-countries", "viper", "mvvm-fc"])
    try await terminal.read(until: "1/17 · The cycles")
    terminal.type("\u{1B}[C")
    try await terminal.read(until: "2/17 · Who takes the event?")
    terminal.type("]")
    try await terminal.read(until: "Event 2: The user taps “Population”.")
    terminal.resize(columns: 40, rows: 20)
    try await terminal.read(until: "── 7/17 · Who takes the event?")
    terminal.type("q")
    try await terminal.read(until: "\u{1B}[?1049l")
    #expect(await terminal.statusAtEnd() == 0)
    #expect(terminal.modes == terminal.originalModes)
  }

  @Test func `Ctrl-C ends the comparison with its own exit status`() async throws {
    let terminal = try PseudoTerminal(running: ["compare", "sort-countries", "viper"])
    try await terminal.read(until: "The cycles")
    terminal.type("\u{3}")
    try await terminal.read(until: "\u{1B}[?1049l")
    #expect(await terminal.statusAtEnd() == 130)
  }

  @Test(arguments: [["--no-pager"], ["--plain"], ["--event", "1", "--no-pager"]])
  func `these options print the comparison at once, even at a terminal`(options: [String]) async throws {
    let terminal = try PseudoTerminal(running: ["compare", "sort-countries", "viper"] + options)
    let seen = try await terminal.read(until: "Counted in the whole story")
    #expect(!seen.contains("\u{1B}[?1049h"))
    #expect(await terminal.statusAtEnd() == 0)
  }
}
