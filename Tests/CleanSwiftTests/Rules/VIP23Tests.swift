import Testing

@testable import CleanSwift

@Suite struct VIP23Tests {
  @Test func `VIP-23 the view controller sends a request upon an input or a lifecycle event`() throws {
    try expectKept("VIP-23")
  }

  @Test func `VIP-23 counterexample: the view controller sends a request when it receives a view model`()
    throws
  {
    let program = CleanSwiftProgram.plain(controller: {
      InsatiableViewController(dependencies: $0, configurator: $1)
    })
    try expectBroken("VIP-23", naming: "View Controller → Interactor", by: .running(program))
  }
}

/// Requests a sort as soon as it receives the countries.
private final class InsatiableViewController: PlainViewController {
  override func displayFetch(viewModel: ListCountries.Fetch.ViewModel) {
    super.displayFetch(viewModel: viewModel)
    output?.sort(request: ListCountries.Sort.Request(key: .name))
  }
}
