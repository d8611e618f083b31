import Checks
import Testing

@Suite struct VIP46Tests {
  @Test func `VIP-46 the interactor defines its input and its output`() async throws {
    try await expectKept("VIP-46")
  }

  @Test func `VIP-46 counterexample: the interactor has no input protocol`() async throws {
    try await expectBroken(
      "VIP-46", naming: "Interactor", "cannot find type 'VIP46InteractorInput'",
      by: .compiling("VIP46", for: "VIP-46"))
  }

  @Test func `VIP-46 counterexample: the interactor's output is a second protocol`() async throws {
    try await expectBroken(
      "VIP-46", naming: "Interactor → Presenter", "VIP46TwinInteractorOutput",
      by: .compiling("VIP46Twin", for: "VIP-46"))
  }
}

private enum VIP46 {
  /// Is known by its class, as it has no input protocol.
  final class VIP46Interactor {
    var output: (any VIP46InteractorOutput)?
  }

  protocol VIP46PresenterInput: AnyObject {}

  typealias VIP46InteractorOutput = VIP46PresenterInput
}

private enum VIP46Twin {
  protocol VIP46TwinPresenterInput: AnyObject {}

  protocol VIP46TwinInteractorInput: AnyObject {}

  /// A second protocol for the boundary to the presenter.
  protocol VIP46TwinInteractorOutput: AnyObject {}

  final class VIP46TwinInteractor: VIP46TwinInteractorInput {
    var output: (any VIP46TwinInteractorOutput)?
  }
}
