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

  func refresh(_ part: FilmsPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(Row.init)
      list.selectedRow = model.selectedRow
      summary.text = countText(model.country.name, model.films.count)
      retryButton.isHidden = model.failure == nil
      spinner.isActive = model.isLoading
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .failure:
      let reason = model.failure?.message
      alert.reason = reason
      summary.text = reason
      retryButton.isHidden = reason == nil
      spinner.isActive = model.isLoading
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
