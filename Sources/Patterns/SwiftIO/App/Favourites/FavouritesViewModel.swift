import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol FavouritesViewModelInput: AnyObject {
  var model: (any FavouritesModelReading)! { get set }
  var alert: (any FailureDisplay)! { get set }

  /// Updates the whole view, or the part that one change affects.
  func refresh(_ part: FavouritesPart)
}

/// The refreshes that the view controller can ask for.
enum FavouritesPart {
  case everything, selectedRow, loadFailure, retry
}

/// Formats the list of favourites.
final class FavouritesViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FavouritesModelReading)!
  var alert: (any FailureDisplay)!

  /// The scene loads from the start: its spinner is animating in the storyboard.
  private var isLoading = true {
    didSet { spinner.isActive = isLoading }
  }
  /// True if the last failure stopped the spinner; a retry then starts it again.
  private var wasLoading = false

  private func showSummary() {
    summary.text = summaryText
  }

  private var reason: String? {
    model.failure?.message
  }

  private var summaryText: String {
    let count = model.films.count
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

extension FavouritesViewModel: FavouritesViewModelInput {
  func refresh(_ part: FavouritesPart) {
    switch part {
    case .everything:
      list.rows = model.films.map(Row.init)
      list.selectedRow = model.selectedRow
      showSummary()
      isLoading = false
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .loadFailure:
      alert.message = reason
      showSummary()
      wasLoading = isLoading
      isLoading = false
    case .retry:
      if wasLoading { isLoading = true }
    }
  }
}
