import Testing

@Suite struct VPR01Tests {
  @Test func `VPR-01 an interactor has one use case`() async throws {
    try await expectKept("VPR-01")
  }

  @Test func `VPR-01 counterexample: one interactor serves every use case of its screen`() async throws {
    try await expectBroken("VPR-01", naming: "Presenter", "Interactor", by: .declaredBeside("VPR01Program"))
  }

  @Test func `VPR-01 counterexample: an interactor can only cancel`() async throws {
    try await expectBroken("VPR-01", naming: "Presenter", "Interactor", by: .declaredBeside("VPR01Idle"))
  }

  @Test func `VPR-01 counterexample: one class is the interactor of two use cases`() async throws {
    try await expectBroken(
      "VPR-01", naming: "Presenter", "GreetingsInteractor", by: .declaredBeside("VPR01Double"))
  }
}

/// Has one interactor for each screen instead of one for each use case.
enum VPR01Program {
  protocol GreetingsInteractorInput: AnyObject {
    func listGreetings()
    func sortGreetings()
    func openGreeting(row: Int)
  }
}

/// Has one interactor with two inputs.
enum VPR01Double {
  protocol ListGreetingsInteractorInput: AnyObject {
    func listGreetings()
  }

  protocol OpenGreetingInteractorInput: AnyObject {
    func open(row: Int)
  }

  final class GreetingsInteractor: ListGreetingsInteractorInput, OpenGreetingInteractorInput {
    func listGreetings() {}
    func open(row: Int) {}
  }
}

/// Has an interactor without a use case.
enum VPR01Idle {
  protocol GreetingsInteractorInput: AnyObject {
    func cancel()
  }
}
