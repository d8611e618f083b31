import Testing

@Suite struct FC03Tests {
  @Test func `FC-03 the library knows nothing of this app`() throws {
    try expectKept("FC-03")
  }

  @Test func `FC-03 counterexample: the library has a decoder for films`() throws {
    try expectBroken(
      "FC-03", naming: "Library", "FC03FilmDecoder",
      by: .readingBeside("Counterexamples/FC03FilmDecoder.swift", in: "Library/ApiSession"))
  }

  @Test func `FC-03 counterexample: the library has the address of this app's server`() throws {
    try expectBroken(
      "FC-03", naming: "Library", "FC03Server", "URL",
      by: .readingBeside("Counterexamples/FC03Server.swift", in: "Library/ApiSession"))
  }
}
