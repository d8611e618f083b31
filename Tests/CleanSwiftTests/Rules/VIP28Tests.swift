import Checks
import Testing

@Suite struct VIP28Tests {
  @Test func `VIP-28 the view controller's output may be any object that conforms`() async throws {
    try await expectKept("VIP-28")
  }

  @Test func `VIP-28 counterexample: the output is the interactor's class`() async throws {
    try await expectBroken(
      "VIP-28", naming: "View Controller → Interactor", "to specified type 'VIP28Interactor'",
      by: .compiling("VIP28", for: "VIP-28"))
  }
}

private enum VIP28 {
  protocol VIP28InteractorInput: AnyObject {
    func greet(request: String)
  }

  final class VIP28Interactor: VIP28InteractorInput {
    func greet(request: String) {}
  }

  /// Can send to only one class of interactor.
  final class VIP28ViewController {
    var output: VIP28Interactor?
  }
}
