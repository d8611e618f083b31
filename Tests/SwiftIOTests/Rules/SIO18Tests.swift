import Testing

@testable import SwiftIO

@Suite struct SIO18Tests {
  @Test func `SIO-18 the view model reads only what the refresh needs`() throws {
    try expectKept("SIO-18")
  }

  @Test func `SIO-18 counterexample: the view model reads everything for a part`() throws {
    try expectBroken(
      "SIO-18", naming: "View Model → Model",
      by: .running(.plain(viewModel: CuriousViewModel.init)))
  }
}

/// Reads the whole model when the order alone has changed.
private final class CuriousViewModel: PlainViewModel {
  override func refreshOrder() {
    let countries = model.countries
    let order = model.order
    _ = model.failure
    show(countries)
    nameButton.title = title(order)
  }
}
