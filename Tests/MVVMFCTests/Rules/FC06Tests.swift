import Testing

@Suite struct FC06Tests {
  @Test func `FC-06 extensions are generic, and only tools localise, log and diagnose`() throws {
    try expectKept("FC-06")
  }

  @Test func `FC-06 counterexample: an extension extends a type of this app`() throws {
    try expectBroken(
      "FC-06", naming: "Extensions", "ListItem",
      by: .readingBeside("Counterexamples/FC06ListItem.swift", in: "Library/Extensions"))
  }

  @Test func `FC-06 counterexample: a view model logs by itself`() throws {
    try expectBroken(
      "FC-06", naming: "Tools", "print",
      by: .readingBeside("Counterexamples/FC06GreetingsViewModel.swift", in: "Modules/Films"))
  }

  @Test func `FC-06 counterexample: a module looks up its own texts`() throws {
    try expectBroken(
      "FC-06", naming: "Tools", "NSLocalizedString",
      by: .readingBeside("Counterexamples/FC06Texts.swift", in: "Modules/Film"))
  }
}
