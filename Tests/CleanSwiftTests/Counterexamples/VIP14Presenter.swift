@testable import CleanSwift

/// Keeps the rows that it has made, and makes no others as long as there are as many.
final class VIP14KeepingPresenter: PlainPresenter {
  private var shown: [ListCountries.Row] = []

  override func rows(_ entries: [ListCountries.Entry]) -> [ListCountries.Row] {
    if shown.count != entries.count { shown = super.rows(entries) }
    return shown
  }
}
