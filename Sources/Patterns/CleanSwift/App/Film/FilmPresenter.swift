import Catalogue
import Foundation

/// The responses that the presenter formats.
protocol FilmPresenterInput: AnyObject {
  func presentFetch(response: ShowFilm.Fetch.Response)
  func presentToggleFavourite(response: ShowFilm.ToggleFavourite.Response)
}

/// The receiver of the presenter's view models.
typealias FilmPresenterOutput = FilmViewControllerInput

/// Formats one film.
final class FilmPresenter {
  weak var output: (any FilmPresenterOutput)?

  private func origin(_ entry: ShowFilm.Entry) -> String {
    let countries = entry.countries.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return strings("film.origin", countries, entry.year)
  }

  private func buttonTitle(_ isFavourite: Bool) -> String {
    strings(isFavourite ? "film.unmark" : "film.mark")
  }
}

extension FilmPresenter: FilmPresenterInput {
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
    switch response {
    case .success(let isFavourite):
      output?.displayToggleFavourite(viewModel: .success(buttonTitle: buttonTitle(isFavourite)))
    case .failure(let failure):
      output?.displayToggleFavourite(viewModel: .failure(message: failure.message))
    }
  }
}
