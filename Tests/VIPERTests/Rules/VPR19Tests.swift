import Testing

@Suite struct VPR19Tests {
  @Test func `VPR-19 the structures that cross to the presenter have no behaviour`() async throws {
    try await expectKept("VPR-19")
  }

  @Test func `VPR-19 counterexample: a structure has a method`() async throws {
    try await expectBroken(
      "VPR-19", naming: "Interactor → Presenter", "Greeting", "shorten()", by: .declaredBeside("VPR19Program")
    )
  }

  @Test func `VPR-19 counterexample: a nested structure makes a decision`() async throws {
    try await expectBroken(
      "VPR-19", naming: "Interactor → Presenter", "GreetingFacts", "isOverdue",
      by: .declaredBeside("VPR19InnerProgram"))
  }

  @Test func `VPR-19 counterexample: the associated value of a case makes a decision`() async throws {
    try await expectBroken(
      "VPR-19", naming: "Interactor → Presenter", "OverdueGreeting", "isOverdue",
      by: .declaredBeside("VPR19CaseProgram"))
  }
}

/// Results with two cases, one of which holds a structure that decides something.
enum VPR19CaseProgram {
  protocol GreetInteractorOutput: AnyObject {
    func greeted(_ result: GreetingResult)
  }

  enum GreetingResult {
    case none
    case overdue(OverdueGreeting)
  }

  struct OverdueGreeting {
    let age: Int
    var isOverdue: Bool { age > 30 }
  }
}

/// Results that offer a method for changing them.
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

/// Results that hold structures that decide something.
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
