import HeadlessUI
import PatternTesting
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP16Tests {
  @Test func `VIP-16 the presenter passes a view model on, and the view controller displays it`() async throws
  {
    try await expectKept("VIP-16")
  }

  @Test func `VIP-16 counterexample: the presenter drops a response`() async throws {
    try await expectBroken(
      "VIP-16", naming: "Presenter → View Controller", "presentSort(response:)",
      by: .running(.plain(presenter: SilentPresenter.self)))
  }

  @Test func `VIP-16 counterexample: the presenter passes a view model back twice`() async throws {
    try await expectBroken(
      "VIP-16", naming: "Presenter → View Controller", "a second view model",
      by: .running(.plain(presenter: RepeatingPresenter.self)))
  }

  @Test func `VIP-16 counterexample: the view controller receives a view model and shows nothing`()
    async throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      IdleViewController(dependencies: $0, configurator: $1)
    })
    try await expectBroken(
      "VIP-16", naming: "View Controller → View", "displaySort(viewModel:)", by: .running(program))
  }

  @Test func `VIP-16 counterexample: the view controller leaves out one text of the view model`() async throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      ForgetfulViewController(dependencies: $0, configurator: $1)
    })
    try await expectBroken(
      "VIP-16", naming: "View Controller → View", "Name", "displaySort(viewModel:)", by: .running(program))
  }

  @Test func `VIP-16 counterexample: the view controller waits for a transition and shows nothing`()
    async throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      WaitingViewController(dependencies: $0, configurator: $1)
    })
    let story = Story(
      id: "visit-in-transition", wish: "search, and go on before the search fails",
      steps: [
        .launch(), .reply(), .tap("Name ↑"), .paste("fin"), .holdTransition(), .pick("Finland"), .fail(),
        .finishTransition(),
      ])
    try await expectBroken(
      "VIP-16", naming: "View Controller → View", "displaySearch(viewModel:)",
      by: .running(program, performing: story))
  }

  @Test func `VIP-16 counterexample: the view controller replaces a long text by its own`()
    async throws
  {
    let program = CleanSwiftProgram.plain(
      presenter: VerbosePresenter.self,
      controller: { TerseViewController(dependencies: $0, configurator: $1) })
    try await expectBroken(
      "VIP-16", naming: "View Controller → View", "in the order of", "displayFetch(viewModel:)",
      by: .running(program))
  }

  @Test func `VIP-16 a long text that is shown to its end counts as shown`() async {
    await cleanSwift.expectUnbroken(by: .running(.plain(presenter: VerbosePresenter.self)))
  }
}

/// Waits with a failure until no screens are changing, and forgets it then.
private final class WaitingViewController: PlainViewController {
  override func displaySearch(viewModel: ListCountries.Search.ViewModel) {
    guard case .failure = viewModel else { return super.displaySearch(viewModel: viewModel) }
    navigationController?.whenAtRest {}
  }
}

/// Ignores the response to a sort.
private final class SilentPresenter: PlainPresenter {
  override func presentSort(response: ListCountries.Sort.Response) {}
}

/// Presents each order twice.
private final class RepeatingPresenter: PlainPresenter {
  override func presentSort(response: ListCountries.Sort.Response) {
    super.presentSort(response: response)
    super.presentSort(response: response)
  }
}

/// Keeps the rows without reloading the list.
private final class IdleViewController: PlainViewController {
  override func displaySort(viewModel: ListCountries.Sort.ViewModel) {
    rows = viewModel.rows
  }
}

/// Shows the rows without changing the titles.
private final class ForgetfulViewController: PlainViewController {
  override func displaySort(viewModel: ListCountries.Sort.ViewModel) {
    show(viewModel.rows)
  }
}

/// Sends a summary that is longer than what a trace keeps of a text.
private final class VerbosePresenter: PlainPresenter {
  override func summary(_ count: Int) -> String {
    let part = "\(count) countries in the order of their names"
    return [part, part, part, part].joined(separator: ", and ")
  }
}

/// Shows its own summary.
private final class TerseViewController: PlainViewController {
  override func displayFetch(viewModel: ListCountries.Fetch.ViewModel) {
    guard case .success(let rows, _, _) = viewModel else { return }
    show(rows)
    summary.text = "Countries"
  }
}
