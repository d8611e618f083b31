import Checks
import Foundation
import PatternTesting
import Testing

@Suite struct VPR05Tests {
  @Test func `VPR-05 an interactor is a plain object`() async throws {
    try await expectKept("VPR-05")
  }

  @Test func `VPR-05 counterexample: the interactor inherits from a common superclass`() async throws {
    try await expectBroken("VPR-05", naming: "Interactor", "UseCase", by: .declaredBeside("VPR05Program"))
  }

  @Test func `VPR-05 an interactor may inherit from NSObject`() throws {
    let check = try viper.check(of: "VPR-05")
    #expect(check.violations(in: .declaredBeside("VPR05Object")) == [])
  }

  @Test func `VPR-05 counterexample: the interactor is not final`() async throws {
    try await expectBroken("VPR-05", naming: "Interactor", by: .declaredBeside("VPR05Open"))
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

/// Has an interactor that is a plain old NSObject.
enum VPR05Object {
  final class GreetInteractor: NSObject {
    func greet() {}
  }
}

/// Leaves `final` out of the interactor.
enum VPR05Open {
  class GreetInteractor {
    func greet() {}
  }
}
