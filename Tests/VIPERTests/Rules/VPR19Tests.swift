import Testing

@Suite struct VPR19Tests {
  @Test func `VPR-19 the structures that cross to the presenter have no behaviour`() throws {
    try expectKept("VPR-19")
  }

  @Test func `VPR-19 counterexample: a structure has a method`() throws {
    try expectBroken(
      "VPR-19", naming: "Interactor → Presenter", "Greeting", "shorten()", by: .declaredBeside("VPR19Program")
    )
  }

  @Test func `VPR-19 counterexample: a structure inside of one works something out`() throws {
    try expectBroken(
      "VPR-19", naming: "Interactor → Presenter", "GreetingFacts", "isOverdue",
      by: .declaredBeside("VPR19InnerProgram"))
  }
}

/// Results that the presenter can have changed.
enum VPR19Program {
  protocol GreetInteractorOutput: AnyObject {
    func greeted(_ greetings: [Greeting])
  }

  struct Greeting {
    var text: String

    mutating func shorten() {
      text = String(text.prefix(10))
    }
  }
}

/// Results that hold others, which decide something.
enum VPR19InnerProgram {
  protocol GreetInteractorOutput: AnyObject {
    func greeted(_ overview: GreetingOverview)
  }

  struct GreetingOverview {
    let greetings: [GreetingFacts]
  }

  struct GreetingFacts {
    let age: Int
    var isOverdue: Bool { age > 30 }
  }
}
