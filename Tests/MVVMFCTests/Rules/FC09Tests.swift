import Checks
import Stories
import Testing

@Suite struct FC09Tests {
  @Test func `FC-09 what stands in Common is shared, and knows no module`() throws {
    try expectKept("FC-09")
  }

  @Test func `FC-09 counterexample: what is shared knows what one module shows`() throws {
    try expectBroken(
      "FC-09", naming: "Common", "FC09Line",
      by: .readingBeside("Counterexamples/FC09Line.swift", in: "Common"))
  }

  @Test func `FC-09 counterexample: what one module uses stands in Common`() throws {
    try expectBroken(
      "FC-09", naming: "Common", "FC09Greeting", "no module",
      by: .readingBeside("Counterexamples/FC09Greeting.swift", in: "Common"))
  }

  @Test func `FC-09 counterexample: a module borrows from another`() throws {
    var evidence = Evidence.readingBeside("Counterexamples/FC09Origin.swift", in: "Modules/Film")
    let lender = Evidence.reading("Counterexamples/FC09CountryTitle.swift").sources
    evidence.sources += lender.map { $0.moved(to: "Modules/Countries") }
    try expectBroken("FC-09", naming: "Common", "CountryTitle", "Countries", by: evidence)
  }
}
