import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// What the view controller may ask of the view model.
protocol FilmViewModelInput: AnyObject {
  var model: (any FilmModelReading)! { get set }

  /// Call when the model has changed; shows a part of it.
  func refresh(_ part: FilmPart)
}

/// What can be refreshed.
enum FilmPart {
  case everything, mark, loadFailure, failure
}

/// Formats one film.
final class FilmViewModel: FilmViewModelInput {
  @Outlet var title: any TextDisplay
  @Outlet var origin: any TextDisplay
  @Outlet var award: any TextDisplay
  @Outlet var favouriteButton: any TitleDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var failure: any FailureDisplay

  var model: (any FilmModelReading)!

  func refresh(_ part: FilmPart) {
    switch part {
    case .everything: refreshEverything()
    case .mark: refreshMark()
    case .loadFailure: refreshLoadFailure()
    case .failure: refreshFailure()
    }
  }

  private func refreshEverything() {
    let film = model.film
    let countries = model.countries
    let isFavourite = model.isFavourite
    let error = model.failure
    title.text = film.title
    origin.text = originText(film, countries)
    award.text = film.won ? "Won the award" : "Nominated for the award"
    favouriteButton.title = favouriteTitle(isFavourite)
    spinner.isActive = false
    failure.message = error?.localizedDescription
  }

  private func refreshMark() {
    let isFavourite = model.isFavourite
    favouriteButton.title = favouriteTitle(isFavourite)
  }

  private func refreshLoadFailure() {
    let film = model.film
    let error = model.failure
    let reason = error?.localizedDescription ?? ""
    failure.message = reason
    title.text = film.title
    origin.text = reason
    spinner.isActive = false
  }

  private func refreshFailure() {
    let error = model.failure
    failure.message = error?.localizedDescription
  }

  private func originText(_ film: Film, _ countries: [Country]) -> String {
    let names = countries.map(\.name).formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return "\(names), \(film.year)"
  }

  private func favouriteTitle(_ isFavourite: Bool) -> String {
    isFavourite ? "Unmark Favourite" : "Mark as Favourite"
  }
}
