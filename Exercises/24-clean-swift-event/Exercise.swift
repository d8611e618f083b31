import Catalogue
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
    strings("film.origin", strings.list(entry.countries), entry.year)
  }

  private func favouriteTitle(_ isFavourite: Bool) -> String {
    strings(isFavourite ? "film.unmark" : "film.mark")
  }

  func presentFetch(response: ShowFilm.Fetch.Response) {
    switch response {
    case .loading:
      output?.displayFetch(viewModel: .loading)
    case .success(let entry):
      output?.displayFetch(
        viewModel: .success(
          title: entry.title, origin: origin(entry),
          award: strings(entry.won ? "film.won" : "film.nominated"),
          favouriteTitle: favouriteTitle(entry.isFavourite)))
    case .failure(let failure, let title):
      output?.displayFetch(viewModel: .failure(message: message(for: failure), title: title))
    }
  }

  func presentToggleFavourite(response: ShowFilm.ToggleFavourite.Response) {
    // Write this.
  }

  func presentCancel(response: ShowFilm.Cancel.Response) {
    output?.displayCancel(viewModel: ShowFilm.Cancel.ViewModel())
  }
}
