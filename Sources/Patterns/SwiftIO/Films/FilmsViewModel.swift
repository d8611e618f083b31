import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// The requests of the view controller, which also hands over what a storyboard cannot connect.
protocol FilmsViewModelInput: AnyObject {
  var model: (any FilmsModelReading)! { get set }
  var failure: (any FailureDisplay)! { get set }

  /// Shows a part of the model, or all of it.
  func refresh(_ part: FilmsPart)
}

/// The parts of the view that can be refreshed; `retry` when a failed load is about to be repeated.
enum FilmsPart {
  case everything, selectedRow, loadFailure, retry
}

/// Formats the list of a country's films.
final class FilmsViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmsModelReading)!
  var failure: (any FailureDisplay)!
}

extension FilmsViewModel: FilmsViewModelInput {
  func refresh(_ part: FilmsPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(row)
      list.selectedRow = model.selectedRow
      showSummary()
      spinner.isActive = false
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .loadFailure:
      failure.message = reason
      showSummary()
      spinner.isActive = false
    case .retry:
      spinner.isActive = true
    }
  }
}

extension FilmsViewModel {
  private var reason: String? {
    model.failure?.localizedDescription
  }

  private func showSummary() {
    summary.text = summaryText(
      model.country.name, model.films.count, reason)
  }

  private func row(_ film: Film) -> Row {
    Row(title: film.title, detail: film.won ? strings("films.won", film.year) : "\(film.year)")
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
