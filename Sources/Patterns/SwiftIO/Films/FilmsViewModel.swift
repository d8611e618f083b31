import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// What the view controller may ask of the view model.
protocol FilmsViewModelInput: AnyObject {
  var model: (any FilmsModelReading)! { get set }

  /// Call when the model has changed; shows a part of it.
  func refresh(_ part: FilmsPart)
}

/// What can be refreshed.
enum FilmsPart {
  case everything, selection, loadFailure, failure
}

/// Formats the list of a country's films.
final class FilmsViewModel: FilmsViewModelInput {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var failure: any FailureDisplay

  var model: (any FilmsModelReading)!

  func refresh(_ part: FilmsPart) {
    switch part {
    case .everything: refreshEverything()
    case .selection: refreshSelection()
    case .loadFailure: refreshLoadFailure()
    case .failure: refreshFailure()
    }
  }

  private func refreshEverything() {
    let country = model.country
    let films = model.films
    let openedFilm = model.openedFilm
    let error = model.failure
    list.rows = films.map(row)
    list.selectedRow = openedFilm.flatMap { films.firstIndex(of: $0) }
    summary.text = summaryText(country, films)
    spinner.isActive = false
    failure.message = error?.localizedDescription
  }

  private func refreshSelection() {
    let films = model.films
    let openedFilm = model.openedFilm
    list.selectedRow = openedFilm.flatMap { films.firstIndex(of: $0) }
  }

  private func refreshLoadFailure() {
    let country = model.country
    let films = model.films
    let error = model.failure
    let reason = error?.localizedDescription ?? ""
    failure.message = reason
    summary.text = films.isEmpty ? reason : "\(summaryText(country, films)) · \(reason)"
    spinner.isActive = false
  }

  private func refreshFailure() {
    let error = model.failure
    failure.message = error?.localizedDescription
  }

  private func row(_ film: Film) -> ListRow {
    ListRow(title: film.title, detail: film.won ? "\(film.year), won" : "\(film.year)")
  }

  private func summaryText(_ country: Country, _ films: [Film]) -> String {
    switch films.count {
    case 0: "\(country.name): no films"
    case 1: "\(country.name): 1 film"
    case let count: "\(country.name): \(count) films"
    }
  }
}
