import Catalogue
import Foundation
import HeadlessUI

@testable import CleanSwift

extension FilmViewController {
  @IBAction func toggleFavourite(_ sender: Any) {
    output?.toggleFavourite(request: ShowFilm.ToggleFavourite.Request())
  }

  func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel) {
    switch viewModel {
    case .success(let buttonTitle):
      favouriteButton.setTitle(buttonTitle, for: .normal)
    case .failure(let message):
      router?.showFailure(message) { [weak self] in
        self?.output?.toggleFavourite(request: ShowFilm.ToggleFavourite.Request())
      }
    }
  }
}

extension FilmInteractor {
  func toggleFavourite(request: ShowFilm.ToggleFavourite.Request) {
    guard let film else { return }
    do {
      try markWorker.mark(film.id, isFavourite: !isFavourite)
      isFavourite.toggle()
      output?.presentToggleFavourite(response: .success(isFavourite: isFavourite))
    } catch {
      output?.presentToggleFavourite(response: .failure(Failure(error)))
    }
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
    switch response {
    case .success(let isFavourite):
      output?.displayToggleFavourite(viewModel: .success(buttonTitle: buttonTitle(isFavourite)))
    case .failure(let failure):
      output?.displayToggleFavourite(viewModel: .failure(message: failure.message))
    }
  }
}
