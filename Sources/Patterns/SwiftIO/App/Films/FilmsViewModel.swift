import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol FilmsViewModelInput: AnyObject {
  var model: (any FilmsModelReading)! { get set }
  var alert: (any FailureDisplay)! { get set }

  /// Updates the whole view, or the part that one change affects.
  func refresh(_ part: FilmsPart)
}

/// What a refresh shows.
enum FilmsPart {
  case everything, selectedRow, progress, failure
}

/// Formats the list of a country's films.
final class FilmsViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmsModelReading)!
  var alert: (any FailureDisplay)!

  private func showSummary() {
    let country = model.country.name
    let count = model.films.count
    let reason = model.failure?.message
    summary.text = strings.summary(count, "films", country, reason: reason)
    retryButton.isHidden = reason == nil
  }
}

extension FilmsViewModel: FilmsViewModelInput {
  func refresh(_ part: FilmsPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(Row.init)
      list.selectedRow = model.selectedRow
      showSummary()
      spinner.isActive = model.isLoading
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .failure:
      alert.reason = model.failure?.message
      showSummary()
      spinner.isActive = model.isLoading
    }
  }
}
