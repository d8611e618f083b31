import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// The requests of the view controller, which also hands over what a storyboard cannot connect.
protocol FavouritesViewModelInput: AnyObject {
  var model: (any FavouritesModelReading)! { get set }
  var failure: (any FailureDisplay)! { get set }

  /// Shows a part of the model, or all of it.
  func refresh(_ part: FavouritesPart)
}

/// The parts of the view that can be refreshed; `retry` when a failed load is about to be repeated.
enum FavouritesPart {
  case everything, selectedRow, loadFailure, retry
}

/// Formats the list of favourites.
final class FavouritesViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FavouritesModelReading)!
  var failure: (any FailureDisplay)!

  /// The scene loads from the start: its spinner is animating in the storyboard.
  private var isLoading = true {
    didSet { spinner.isActive = isLoading }
  }
  /// Whether the scene was loading when the last failure came.
  private var wasLoading = false
}

extension FavouritesViewModel: FavouritesViewModelInput {
  func refresh(_ part: FavouritesPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(row)
      list.selectedRow = model.selectedRow
      showSummary()
      isLoading = false
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .loadFailure:
      failure.message = reason
      showSummary()
      wasLoading = isLoading
      isLoading = false
    case .retry:
      if wasLoading { isLoading = true }
    }
  }
}

extension FavouritesViewModel {
  private var reason: String? {
    model.failure?.localizedDescription
  }

  private func showSummary() {
    summary.text = summaryText(model.films.count, reason)
  }

  private func row(_ film: Film) -> Row {
    Row(title: film.title, detail: film.won ? strings("films.won", film.year) : "\(film.year)")
  }

  private func summaryText(_ count: Int, _ reason: String?) -> String {
    guard let reason else { return countText(count) }
    return count == 0 ? reason : "\(countText(count)) \(strings("failure.summary", reason))"
  }

  private func countText(_ count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }
}
