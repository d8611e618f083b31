import Catalogue
import Foundation
import HeadlessUI

@testable import CleanSwift

extension FilmViewController {
  @IBAction func toggleFavourite(_ sender: Any) {
    // Write this.
  }

  func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel) {
    // Write this.
  }
}

extension FilmInteractor {
  func toggleFavourite(request: ShowFilm.ToggleFavourite.Request) {
    // Write this.
  }
}

/// Formats one film.
final class FilmPresenter: FilmPresenterInput {
  weak var output: (any FilmPresenterOutput)?

  private func origin(_ entry: ShowFilm.Entry) -> String {
    let countries = entry.countries.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return strings("film.origin", countries, entry.year)
  }

  private func buttonTitle(_ isFavourite: Bool) -> String {
    strings(isFavourite ? "film.unmark" : "film.mark")
  }

  func presentFetch(response: ShowFilm.Fetch.Response) {
    switch response {
    case .success(let entry):
      output?.displayFetch(
        viewModel: .success(
          title: entry.title, origin: origin(entry),
          award: strings(entry.won ? "film.won" : "film.nominated"),
          buttonTitle: buttonTitle(entry.isFavourite)))
    case .failure(let failure, let title):
      output?.displayFetch(viewModel: .failure(message: failure.message, title: title))
    }
  }

  func presentToggleFavourite(response: ShowFilm.ToggleFavourite.Response) {
    // Write this.
  }
}
