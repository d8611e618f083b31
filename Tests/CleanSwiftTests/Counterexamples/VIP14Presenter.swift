@testable import CleanSwift

/// Keeps its rows, and replaces them only when their number changes.
final class VIP14KeepingPresenter: PlainPresenter {
  private var shown: [ListCountries.Row] = []

  override func rows(_ entries: [ListCountries.Entry]) -> [ListCountries.Row] {
    if shown.count != entries.count { shown = super.rows(entries) }
    return shown
  }
}
