import Testing

@Suite struct VPR13Tests {
  @Test func `VPR-13 entities cannot persist themselves`() throws {
    try expectKept("VPR-13")
  }

  @Test func `VPR-13 counterexample: an entity saves itself`() throws {
    try expectBroken("VPR-13", naming: "Entity", "Data Store", by: .declaredBeside("VPR13Program"))
  }

  @Test func `VPR-13 counterexample: an entity's type loads all that there are`() throws {
    try expectBroken("VPR-13", naming: "Entity", "Data Store", by: .declaredBeside("VPR13Loading"))
  }
}

/// Has an entity that keeps itself.
enum VPR13Program {
  struct Greeting {
    let text: String

    func save() {}
  }

  protocol GreetingsDataStore: AnyObject {
    func put(_ greeting: Greeting)
  }
}

/// Has an entity of which the type is a store.
enum VPR13Loading {
  struct Greeting {
    let text: String

    static func loadAll() -> [Greeting] { [] }
  }

  protocol GreetingsDataStore: AnyObject {
    func put(_ greetings: [Greeting])
  }
}
