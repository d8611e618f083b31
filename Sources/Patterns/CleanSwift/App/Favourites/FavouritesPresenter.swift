import Catalogue

/// The responses that the presenter formats.
protocol FavouritesPresenterInput: AnyObject {
  func presentFetch(response: ListFavourites.Fetch.Response)
  func presentOpenFilm(response: ListFavourites.OpenFilm.Response)
}

/// The receiver of the presenter's view models.
typealias FavouritesPresenterOutput = FavouritesViewControllerInput

/// Formats the favourites.
final class FavouritesPresenter {
  weak var output: (any FavouritesPresenterOutput)?

  private func row(_ entry: ListFavourites.Entry) -> ListFavourites.Row {
    ListFavourites.Row(
      title: entry.title, detail: entry.won ? strings("films.won", entry.year) : "\(entry.year)")
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }

  private func failureSummary(_ failure: Failure, count: Int) -> String {
    count == 0 ? failure.message : "\(summary(count)) \(strings("failure.summary", failure.message))"
  }
}

extension FavouritesPresenter: FavouritesPresenterInput {
  func presentFetch(response: ListFavourites.Fetch.Response) {
    switch response {
    case .success(let entries, let selectedRow):
      output?.displayFetch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: selectedRow, summary: summary(entries.count)))
    case .failure(let failure, let listed):
      output?.displayFetch(
        viewModel: .failure(
          message: failure.message, summary: failureSummary(failure, count: listed)))
    }
  }

  func presentOpenFilm(response: ListFavourites.OpenFilm.Response) {
    output?.displayOpenFilm(viewModel: ListFavourites.OpenFilm.ViewModel(selectedRow: response.selectedRow))
  }
}
