import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP14Tests {
  @Test func `VIP-14 the presenter builds a view model from the response that it receives`() async throws {
    try await expectKept("VIP-14")
  }

  @Test func `VIP-14 counterexample: the presenter answers a sort with the view model of a search`()
    async throws
  {
    try await expectBroken(
      "VIP-14", naming: "Presenter → View Controller", "presentSort",
      by: .runningBeside(.plain(presenter: ThriftyPresenter.self)))
  }

  @Test func `VIP-14 counterexample: the router sends the view controller a view model`() async throws {
    let program = CleanSwiftProgram.plain(router: TellingRouter.self, configurator: TellingConfigurator.self)
    try await expectBroken(
      "VIP-14", naming: "Router → View Controller", "Presenter", "there was no response",
      by: .runningBeside(program))
  }

  @Test func `VIP-14 counterexample: the presenter shows the rows of an earlier response`() async throws {
    try await expectBroken(
      "VIP-14", naming: "Presenter", "'shown'",
      by: .runningBeside(
        .plain(presenter: VIP14Presenter.VIP14KeepingPresenter.self), reading: "VIP14Presenter"))
  }
}

/// Uses one view model for two use cases.
private final class ThriftyPresenter: PlainPresenter {
  override func presentSort(response: ListCountries.Sort.Response) {
    output?.displaySearch(
      viewModel: .success(
        rows: rows(response.entries), selectedRow: nil, summary: summary(response.entries.count)))
  }
}

/// Displays a view model of its own after it shows the next scene.
private final class TellingRouter: PlainRouter {
  var display: () -> (any CountriesViewControllerInput)? = { nil }

  override func show(_ destination: UIViewController) {
    super.show(destination)
    display()?.displaySearch(viewModel: .success(rows: [], selectedRow: nil, summary: "Opened"))
  }
}

/// Connects the router with the view controller.
private final class TellingConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, presenter, router)
    (router as? TellingRouter)?.display = { [weak presenter] in presenter?.output }
  }
}

private enum VIP14Presenter {
  // @testable import CleanSwift

  /// Keeps its rows, and replaces them only when their number changes.
  final class VIP14KeepingPresenter: PlainPresenter {
    private var shown: [Row] = []

    override func rows(_ entries: [ListCountries.Entry]) -> [Row] {
      if shown.count != entries.count { shown = super.rows(entries) }
      return shown
    }
  }
}
