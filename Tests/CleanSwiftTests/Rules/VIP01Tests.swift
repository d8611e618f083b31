import Testing

@testable import CleanSwift

@Suite struct VIP01Tests {
  @Test func `VIP-01 a scene has one of each part, joined in one cycle`() async throws {
    try await expectKept("VIP-01")
  }

  @Test func `VIP-01 counterexample: the view controller has two interactors`() async throws {
    let program = CleanSwiftProgram.plain(controller: {
      TwofoldViewController(dependencies: $0, configurator: $1)
    })
    try await expectBroken(
      "VIP-01", naming: "View Controller → Interactor", "'output', 'favouritesOutput'",
      by: .running(program))
  }

  @Test func `VIP-01 counterexample: the interactor has a second presenter for failures`() async throws {
    let program = CleanSwiftProgram.plain(interactor: { TwofoldInteractor(dependencies: $0) })
    try await expectBroken(
      "VIP-01", naming: "Interactor → Presenter", "'output', 'failureOutput'", by: .running(program))
  }
}

/// Has a second interactor, for the favourites.
private final class TwofoldViewController: PlainViewController {
  private var favouritesOutput: (any FavouritesInteractorInput)?

  override func configure(
    _ configurator: PlainConfigurator, _ dependencies: any Dependencies
  ) {
    super.configure(configurator, dependencies)
    favouritesOutput = FavouritesInteractor(dependencies: dependencies)
  }
}

/// Has a second presenter, meant for failures.
private final class TwofoldInteractor: PlainInteractor {
  private let failureOutput: any CountriesPresenterInput = FailurePresenter()
}

/// The interactor's second presenter.
private final class FailurePresenter: PlainPresenter {}
