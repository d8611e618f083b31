import Catalogue

/// The responses that the presenter formats.
protocol FavouritesPresenterInput: AnyObject {
  func presentFetch(response: ListFavourites.Fetch.Response)
  func presentOpenFilm(response: ListFavourites.OpenFilm.Response)
  func presentCancel(response: ListFavourites.Cancel.Response)
}

typealias FavouritesPresenterOutput = FavouritesViewControllerInput

/// Formats the favourites.
final class FavouritesPresenter {
  weak var output: (any FavouritesPresenterOutput)?

  private func row(_ entry: ListFavourites.Entry) -> Row {
    Row(title: entry.title, detail: strings.film(year: entry.year, won: entry.won))
  }

  private func summary(_ count: Int, reason: String? = nil) -> String {
    strings.summary(count, "favourites", reason: reason)
  }
}

extension FavouritesPresenter: FavouritesPresenterInput {
  func presentFetch(response: ListFavourites.Fetch.Response) {
    switch response {
    case .loading:
      output?.displayFetch(viewModel: .loading)
    case .success(let entries, let selectedRow):
      output?.displayFetch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: selectedRow, summary: summary(entries.count)))
    case .failure(let failure, let listed):
      let reason = message(for: failure)
      output?.displayFetch(viewModel: .failure(message: reason, summary: summary(listed, reason: reason)))
    }
  }

  func presentOpenFilm(response: ListFavourites.OpenFilm.Response) {
    output?.displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel(selectedRow: response.selectedRow))
  }

  func presentCancel(response: ListFavourites.Cancel.Response) {
    output?.displayCancel(viewModel: ListFavourites.Cancel.ViewModel())
  }
}
