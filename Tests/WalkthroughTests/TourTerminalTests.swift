import Testing

#if os(Linux)
  /// The tour at a terminal of its own, which has to be afterwards as it was before.
  @Suite(.timeLimit(.minutes(10))) nonisolated struct TourTerminalTests {
    @Test func `keys lead on and back, and quitting leaves the terminal as it was`() async throws {
      let terminal = try PseudoTerminal(running: ["tour", "swift-io", "list-countries"])
      try await terminal.read(until: "message 1 of ")
      #expect(terminal.modes != terminal.originalModes)
      terminal.type("\u{1B}[C")
      try await terminal.read(until: "message 2 of ")
      terminal.type("b")
      try await terminal.read(until: "message 1 of ")
      terminal.type("q")
      try await terminal.read(until: "\u{1B}[?1049l")
      #expect(await terminal.statusAtEnd() == 0)
      #expect(terminal.modes == terminal.originalModes)
    }

    @Test func `a pattern alone leads to its stories`() async throws {
      let terminal = try PseudoTerminal(running: ["tour", "viper"])
      try await terminal.read(until: "sort-countries")
      terminal.type("q")
      try await terminal.read(until: "\u{1B}[?1049l")
      #expect(await terminal.statusAtEnd() == 0)
    }

    @Test func `Ctrl-C leaves the terminal as it was, with a status of its own`() async throws {
      let terminal = try PseudoTerminal(running: ["tour", "swift-io", "list-countries"])
      try await terminal.read(until: "message 1 of ")
      terminal.type("\u{3}")
      try await terminal.read(until: "\u{1B}[?1049l")
      #expect(await terminal.statusAtEnd() == 130)
      #expect(terminal.modes == terminal.originalModes)
    }
  }
#endif
