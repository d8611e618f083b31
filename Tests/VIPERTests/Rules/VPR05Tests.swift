import Testing

@Suite struct VPR05Tests {
  @Test func `VPR-05 an interactor is a plain object`() throws {
    try expectKept("VPR-05")
  }

  @Test func `VPR-05 counterexample: the interactor inherits from a common superclass`() throws {
    try expectBroken("VPR-05", naming: "Interactor", "UseCase", by: .declaredBeside("VPR05Program"))
  }

  @Test func `VPR-05 counterexample: the interactor is not final`() throws {
    try expectBroken("VPR-05", naming: "Interactor", by: .declaredBeside("VPR05Open"))
  }
}

/// Gives every interactor the same superclass.
enum VPR05Program {
  class UseCase {
    var isUnderWay = false

    init() {}
  }

  final class GreetInteractor: UseCase {
    func greet() {
      isUnderWay = true
    }
  }
}

/// Leaves `final` out of the interactor.
enum VPR05Open {
  class GreetInteractor {
    func greet() {}
  }
}
