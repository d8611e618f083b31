import Catalogue
import Testing

@testable import SwiftIO

@Suite struct SIO06Tests {
  @Test func `SIO-06 an event takes exactly seven steps`() throws {
    try expectKept("SIO-06")
  }

  @Test func `SIO-06 counterexample: the interactor sorts without an action`() throws {
    try expectBroken(
      "SIO-06", naming: "Interactor → Action", by: .running(.plain(interactor: SelfMadeInteractor.init)))
  }

  @Test func `SIO-06 counterexample: the view model pushes before it reads`() throws {
    try expectBroken(
      "SIO-06", naming: "View → Interactor", by: .running(.plain(viewModel: EraserViewModel.init)))
  }
}

/// Sorts without the action.
private final class SelfMadeInteractor: PlainInteractor {
  override func sortByName(_ sender: Any) {
    let order = model.order.reversed()
    finish(model.countries.sorted(by: order), order) { $0.countriesDidReorder() }
  }
}

/// Empties the list before it reads the countries in their new order.
private final class EraserViewModel: PlainViewModel {
  override func refreshOrder() {
    list.rows = []
    super.refreshOrder()
  }
}
