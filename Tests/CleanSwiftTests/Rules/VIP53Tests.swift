import Stories
import Testing

@testable import CleanSwift

@Suite struct VIP53Tests {
  @Test func `VIP-53 the presenter formats results`() throws {
    try expectKept("VIP-53")
  }

  @Test func `VIP-53 counterexample: the presenter hands the results on as they are`() throws {
    try expectBroken(
      "VIP-53", naming: "Presenter → View Controller", by: .running(.plain(presenter: RawPresenter.self)))
  }
}

/// Copies names and capitals into the rows, and counts nothing.
private final class RawPresenter: PlainPresenter {
  override func rows(_ entries: [ListCountries.Entry]) -> [ListCountries.Row] {
    entries.map { ListCountries.Row(title: $0.name, detail: $0.capital ?? "") }
  }

  override func summary(_ count: Int) -> String {
    ""
  }
}
