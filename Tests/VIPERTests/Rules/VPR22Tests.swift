import Testing

@Suite struct VPR22Tests {
  @Test func `VPR-22 the view asks the presenter for nothing`() throws {
    try expectKept("VPR-22")
  }

  @Test func `VPR-22 counterexample: the view asks for its rows`() throws {
    try expectBroken(
      "VPR-22", naming: "View → Presenter", "GreetingsEventHandler", by: .declaredBeside("VPR22Program"))
  }

  @Test func `VPR-22 counterexample: the view has its answer called back`() throws {
    try expectBroken(
      "VPR-22", naming: "View → Presenter", "load(completion:)", by: .declaredBeside("VPR22CallbackProgram"))
  }

  @Test func `VPR-22 counterexample: the view is asked for what was typed`() throws {
    try expectBroken(
      "VPR-22", naming: "Presenter → View", "typedName()", by: .declaredBeside("VPR22AskedProgram"))
  }
}

/// A view that the presenter asks for what the user typed.
enum VPR22AskedProgram {
  protocol GreetingsView: AnyObject {
    func typedName() -> String?
  }
}

/// A presenter that is asked how many rows there are and what stands in them, as a table asks its data source.
enum VPR22Program {
  protocol GreetingsEventHandler: AnyObject {
    var numberOfGreetings: Int { get }
    func greeting(at row: Int) -> String
  }
}

/// A presenter that answers the view later, in a closure.
enum VPR22CallbackProgram {
  protocol GreetingsEventHandler: AnyObject {
    func load(completion: @escaping ([String]) -> Void)
  }
}
