import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Formats the list of a country's films.
final class FilmsViewModel: FilmsViewModelInput {
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

  func refresh(_ part: FilmsPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(Row.init)
      list.selectedRow = model.selectedRow
      summary.text = countText(model.country.name, model.films.count)
      offersRetry = false
      spinner.isActive = false
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .loadFailure:
      let reason = model.failure?.message
      alert.message = reason
      summary.text = reason
      offersRetry = true
      spinner.isActive = false
    }
  }

  private func countText(_ country: String, _ count: Int) -> String {
    switch count {
    case 0: strings("films.none", country)
    case 1: strings("films.one", country)
    default: strings("films.many", country, count)
    }
  }
}
