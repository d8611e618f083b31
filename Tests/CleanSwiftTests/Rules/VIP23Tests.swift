import Testing

@testable import CleanSwift

@Suite struct VIP23Tests {
  @Test func `VIP-23 the view controller asks upon an input or at a moment of its life`() throws {
    try expectKept("VIP-23")
  }

  @Test func `VIP-23 counterexample: the view controller asks again when it is to display`() throws {
    let program = CleanSwiftProgram.plain(controller: {
      InsatiableViewController(dependencies: $0, configurator: $1)
    })
    try expectBroken("VIP-23", naming: "View Controller → Interactor", by: .running(program))
  }
}

/// Has the countries sorted as soon as it is given them.
private final class InsatiableViewController: PlainViewController {
  override func displayFetch(viewModel: ListCountries.Fetch.ViewModel) {
    super.displayFetch(viewModel: viewModel)
    output?.sort(request: ListCountries.Sort.Request(key: .name))
  }
}
