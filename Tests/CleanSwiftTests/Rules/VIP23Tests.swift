import HeadlessUI
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP23Tests {
  @Test func `VIP-23 the view controller sends a request upon an input or a lifecycle event`() async throws {
    try await expectKept("VIP-23")
  }

  @Test func `VIP-23 counterexample: the view controller sends a request when it receives a view model`()
    async throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      InsatiableViewController(dependencies: $0, configurator: $1)
    })
    try await expectBroken("VIP-23", naming: "View Controller → Interactor", by: .running(program))
  }

  @Test func `VIP-23 counterexample: the view controller sends a request at the end of a transition`()
    async throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      WaitingViewController(dependencies: $0, configurator: $1)
    })
    var steps = Story.plainVisit.steps
    steps.insert(.holdTransition(), at: steps.count - 3)
    steps.insert(.finishTransition(), at: steps.count - 2)
    let story = Story(id: "visit-in-transition", wish: "look in for a moment, and wait", steps: steps)
    try await expectBroken(
      "VIP-23", naming: "View Controller → Interactor", by: .running(program, performing: story))
  }
}

/// Requests a sort when the films of a country have appeared.
private final class WaitingViewController: PlainViewController {
  override func leadOn() {
    super.leadOn()
    navigationController?.whenAtRest { [weak self] in
      self?.output?.sort(request: ListCountries.Sort.Request(key: .name))
    }
  }
}

/// Requests a sort as soon as it receives the countries.
private final class InsatiableViewController: PlainViewController {
  override func displayFetch(viewModel: ListCountries.Fetch.ViewModel) {
    super.displayFetch(viewModel: viewModel)
    output?.sort(request: ListCountries.Sort.Request(key: .name))
  }
}
