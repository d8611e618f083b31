import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// What the view controller may ask of the view model.
protocol FavouritesViewModelInput: AnyObject {
  var model: (any FavouritesModelReading)! { get set }

  /// Call when the model has changed; shows a part of it.
  func refresh(_ part: FavouritesPart)
}

/// What can be refreshed.
enum FavouritesPart {
  case everything, selection, loadFailure, failure
}

/// Formats the list of favourites.
final class FavouritesViewModel: FavouritesViewModelInput {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var failure: any FailureDisplay

  var model: (any FavouritesModelReading)!

  func refresh(_ part: FavouritesPart) {
    switch part {
    case .everything: refreshEverything()
    case .selection: refreshSelection()
    case .loadFailure: refreshLoadFailure()
    case .failure: refreshFailure()
    }
  }

  private func refreshEverything() {
    let films = model.films
    let openedFilm = model.openedFilm
    let error = model.failure
    list.rows = films.map(row)
    list.selectedRow = openedFilm.flatMap { films.firstIndex(of: $0) }
    summary.text = summaryText(films)
    spinner.isActive = false
    failure.message = error?.localizedDescription
  }

  private func refreshSelection() {
    let films = model.films
    let openedFilm = model.openedFilm
    list.selectedRow = openedFilm.flatMap { films.firstIndex(of: $0) }
  }

  private func refreshLoadFailure() {
    let films = model.films
    let error = model.failure
    let reason = error?.localizedDescription ?? ""
    failure.message = reason
    summary.text = films.isEmpty ? reason : "\(summaryText(films)) · \(reason)"
    spinner.isActive = false
  }

  private func refreshFailure() {
    let error = model.failure
    failure.message = error?.localizedDescription
  }

  private func row(_ film: Film) -> ListRow {
    ListRow(title: film.title, detail: film.won ? "\(film.year), won" : "\(film.year)")
  }

  private func summaryText(_ films: [Film]) -> String {
    switch films.count {
    case 0: "No favourites yet"
    case 1: "1 favourite"
    case let count: "\(count) favourites"
    }
  }
}
