import Foundation
import HeadlessUI
import Testing

@testable import VIPER

@Suite struct VPR25Tests {
  @Test func `VPR-25 the presenter knows only its content and its neighbours`() async throws {
    try await expectKept("VPR-25")
  }

  @Test func `VPR-25 counterexample: the presenter keeps the selected row and the scroll position`()
    async throws
  {
    try await expectBroken(
      "VPR-25", naming: "Presenter", "neighbours", by: .running(.plain(presenter: ScrollingPresenter.self)))
  }

  @Test func `VPR-25 counterexample: the presenter keeps the data store`() async throws {
    try await expectBroken(
      "VPR-25", naming: "Presenter", "DataStore",
      by: .running(.plain(presenter: StoringPresenter.self, module: StoringModule.self)))
  }
}

/// Keeps state that belongs to the view.
private final class ScrollingPresenter: PlainPresenter {
  var selected: IndexPath?
  var offset: CGFloat = 0

  override func openCountry(at index: Int) {
    selected = IndexPath(row: index, section: 0)
    super.openCountry(at: index)
  }
}

/// Holds the data store.
private final class StoringPresenter: PlainPresenter {
  var store: (any DataStore)?
}

/// Gives the presenter the data store.
private final class StoringModule: PlainModule {
  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    (presenter as? StoringPresenter)?.store = store
  }
}
