import Checks
import Facts
import Stories
import Testing

@Suite struct FC09Tests {
  @Test func `FC-09 code in Common is shared, and refers to no module`() throws {
    try expectKept("FC-09")
  }

  @Test func `FC-09 counterexample: shared code refers to a type of one module`() async throws {
    try await expectBroken(
      "FC-09", naming: "Common", "FC09Line",
      by: .compiling("Counterexamples/FC09Line.swift", in: "Common", for: "FC-09"))
  }

  @Test func `FC-09 counterexample: Common contains code that no module uses`() async throws {
    try await expectBroken(
      "FC-09", naming: "Common", "FC09Greeting", "no module",
      by: .compiling("Counterexamples/FC09Greeting.swift", in: "Common", for: "FC-09"))
  }

  @Test func `FC-09 counterexample: a module uses a type of another`() async throws {
    let lent = Evidence.reading("Counterexamples/FC09CountryTitle.swift").sources
    let borrowing = Evidence.reading("Counterexamples/FC09Origin.swift").sources
    let files =
      lent.map { $0.moved(to: "Modules/Countries") } + borrowing.map { $0.moved(to: "Modules/Film") }
    try await expectBroken(
      "FC-09", naming: "Common", "CountryTitle", "Countries", by: .compiling(files, for: "FC-09"))
  }
}
