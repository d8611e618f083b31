import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol FilmsViewModelInput: AnyObject {
  var model: (any FilmsModelReading)! { get set }
  var alert: (any FailureDisplay)! { get set }

  /// Updates the whole view, or the part that one change affects.
  func refresh(_ part: FilmsPart)
}

/// The refreshes that the view controller can ask for.
enum FilmsPart {
  case everything, selectedRow, progress, loadFailure
}

/// Formats the list of a country's films.
final class FilmsViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmsModelReading)!
  var alert: (any FailureDisplay)!

  /// True while the summary names a failure. The button is hidden in the storyboard.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { retryButton.isHidden = !offersRetry } }
  }

  private func showSummary() {
    let country = model.country.name
    let count = model.films.count
    let reason = model.failure?.message
    summary.text = summaryText(country, count, reason)
    offersRetry = reason != nil
  }

  private func summaryText(_ country: String, _ count: Int, _ reason: String?) -> String {
    guard let reason else { return countText(country, count) }
    return count == 0 ? reason : "\(countText(country, count)) \(strings("failure.summary", reason))"
  }

  private func countText(_ country: String, _ count: Int) -> String {
    switch count {
    case 0: strings("films.none", country)
    case 1: strings("films.one", country)
    default: strings("films.many", country, count)
    }
  }
}

extension FilmsViewModel: FilmsViewModelInput {
  func refresh(_ part: FilmsPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(Row.init)
      list.selectedRow = model.selectedRow
      showSummary()
      spinner.isActive = false
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .loadFailure:
      alert.message = model.failure?.message
      showSummary()
      spinner.isActive = false
    }
  }
}
