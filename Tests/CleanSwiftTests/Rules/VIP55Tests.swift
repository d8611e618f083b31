import Checks
import Testing

@Suite struct VIP55Tests {
  @Test func `VIP-55 the presenter defines its input and its output`() async throws {
    try await expectKept("VIP-55")
  }

  @Test func `VIP-55 counterexample: the presenter has no input protocol`() async throws {
    try await expectBroken(
      "VIP-55", naming: "Presenter", "cannot find type 'VIP55PresenterInput'",
      by: .compiling("VIP55", for: "VIP-55"))
  }

  @Test func `VIP-55 counterexample: the presenter's output is a second protocol`() async throws {
    try await expectBroken(
      "VIP-55", naming: "Presenter → View Controller", "VIP55TwinPresenterOutput",
      by: .compiling("VIP55Twin", for: "VIP-55"))
  }
}

private enum VIP55 {
  /// Is known by its class, as it has no input protocol.
  final class VIP55Presenter {
    weak var output: (any VIP55PresenterOutput)?
  }

  protocol VIP55ViewControllerInput: AnyObject {}

  typealias VIP55PresenterOutput = VIP55ViewControllerInput
}

private enum VIP55Twin {
  protocol VIP55TwinViewControllerInput: AnyObject {}

  protocol VIP55TwinPresenterInput: AnyObject {}

  /// A second protocol for the boundary to the view controller.
  protocol VIP55TwinPresenterOutput: AnyObject {}

  final class VIP55TwinPresenter: VIP55TwinPresenterInput {
    weak var output: (any VIP55TwinPresenterOutput)?
  }
}
