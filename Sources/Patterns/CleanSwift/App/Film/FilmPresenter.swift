import Catalogue

/// The responses that the presenter formats.
protocol FilmPresenterInput: AnyObject {
  func presentFetch(response: ShowFilm.Fetch.Response)
  func presentToggleFavourite(response: ShowFilm.ToggleFavourite.Response)
  func presentCancel(response: ShowFilm.Cancel.Response)
}

typealias FilmPresenterOutput = FilmViewControllerInput

/// Formats one film.
final class FilmPresenter {
  weak var output: (any FilmPresenterOutput)?

  private func origin(_ entry: ShowFilm.Entry) -> String {
    strings("film.origin", strings.list(entry.countries), entry.year)
  }

  private func favouriteTitle(_ isFavourite: Bool) -> String {
    strings(isFavourite ? "film.unmark" : "film.mark")
  }
}

extension FilmPresenter: FilmPresenterInput {
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
    switch response {
    case .success(let isFavourite):
      output?.displayToggleFavourite(viewModel: .success(favouriteTitle: favouriteTitle(isFavourite)))
    case .failure(let failure):
      output?.displayToggleFavourite(viewModel: .failure(message: message(for: failure)))
    }
  }

  func presentCancel(response: ShowFilm.Cancel.Response) {
    output?.displayCancel(viewModel: ShowFilm.Cancel.ViewModel())
  }
}
