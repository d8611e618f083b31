import Checks
import Testing

@Suite struct VIP27Tests {
  @Test func `VIP-27 the view controller defines its input, and its output is the interactor's input`()
    async throws
  {
    try await expectKept("VIP-27")
  }

  @Test func `VIP-27 counterexample: one boundary has two protocols`() async throws {
    try await expectBroken(
      "VIP-27", naming: "View Controller → Interactor", "VIP27InteractorInput",
      by: .compiling("VIP27", for: "VIP-27"))
  }

  @Test func `VIP-27 counterexample: the view controller has no input`() async throws {
    try await expectBroken(
      "VIP-27", naming: "View Controller", "cannot find type 'VIP27InputlessViewControllerInput'",
      by: .compiling("VIP27Inputless", for: "VIP-27"))
  }
}

private enum VIP27 {
  /// Declares two protocols for the boundary to the interactor, one from either side.
  protocol VIP27ViewControllerInput: AnyObject {}

  protocol VIP27ViewControllerOutput: AnyObject {}

  protocol VIP27InteractorInput: AnyObject {}

  final class VIP27ViewController: VIP27ViewControllerInput {
    var output: (any VIP27ViewControllerOutput)?
  }
}

private enum VIP27Inputless {
  /// Declares the requests of its view controller, but not the view models that it displays.
  protocol VIP27InputlessInteractorInput: AnyObject {}

  typealias VIP27InputlessViewControllerOutput = VIP27InputlessInteractorInput

  final class VIP27InputlessViewController {
    var output: (any VIP27InputlessViewControllerOutput)?
  }
}
