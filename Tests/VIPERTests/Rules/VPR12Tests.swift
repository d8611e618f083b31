import Testing

@Suite struct VPR12Tests {
  @Test func `VPR-12 entities know nothing of the data store`() throws {
    try expectKept("VPR-12")
  }

  @Test func `VPR-12 counterexample: an entity has the data store that it came from`() throws {
    try expectBroken(
      "VPR-12", naming: "Entity", "Data Store",
      by: .readingBeside("Counterexamples/VPR12CountryList.swift"))
  }

  @Test func `VPR-12 counterexample: an entity is made from the data store`() throws {
    try expectBroken(
      "VPR-12", naming: "Entity", "Data Store", by: .readingBeside("Counterexamples/VPR12Mark.swift"))
  }
}
