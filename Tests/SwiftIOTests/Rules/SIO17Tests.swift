import Testing

@testable import SwiftIO

@Suite struct SIO17Tests {
  @Test func `SIO-17 a refresh may cover a part or the whole`() async throws {
    try await expectKept("SIO-17")
  }

  @Test func `SIO-17 counterexample: the view model pushes everything when the order has changed`()
    async throws
  {
    try await expectBroken(
      "SIO-17", naming: "View Controller → View Model", "View",
      by: .running(.plain(viewModel: ThoroughViewModel.init)))
  }
}

/// Pushes everything when only the order has changed.
private final class ThoroughViewModel: PlainViewModel {
  override func refreshOrder() {
    let countries = model.countries
    let order = model.order
    show(countries)
    summary.text = "\(countries.count)"
    nameButton.title = title(order)
  }
}
