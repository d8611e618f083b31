import Catalogue
import HeadlessUI

@testable import CleanSwift

extension FilmViewController {
  @IBAction func toggleFavourite(_ sender: Any) {
    output?.toggleFavourite(request: ShowFilm.ToggleFavourite.Request())
  }

  func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel) {
    switch viewModel {
    case .success(let favouriteTitle):
      favouriteButton.setTitle(favouriteTitle, for: .normal)
    case .failure(let message):
      alert.show(message, over: self) { [weak self] in
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
