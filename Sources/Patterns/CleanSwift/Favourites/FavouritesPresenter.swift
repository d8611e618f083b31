/// What the presenter can be told.
protocol FavouritesPresenterInput: AnyObject {
  func presentFetch(response: Favourites.Fetch.Response)
  func presentOpen(response: Favourites.Open.Response)
  func presentCancel(response: Favourites.Cancel.Response)
}

/// Whom the presenter gives what is ready to be shown.
typealias FavouritesPresenterOutput = FavouritesViewControllerInput

/// Formats the favourites.
final class FavouritesPresenter: FavouritesPresenterInput {
  weak var output: (any FavouritesPresenterOutput)?

  func presentFetch(response: Favourites.Fetch.Response) {
    switch response {
    case .success(let entries, let openedRow):
      output?.displayFetch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: openedRow, summary: summary(entries.count)))
    case .failure(let failure, let kept):
      output?.displayFetch(
        viewModel: .failure(message: failure.reason, summary: summary(failure, kept: kept)))
    }
  }

  func presentOpen(response: Favourites.Open.Response) {
    switch response {
    case .success(let openedRow):
      output?.displayOpen(viewModel: .success(selectedRow: openedRow))
    case .failure(let failure):
      output?.displayOpen(viewModel: .failure(message: failure.reason))
    }
  }

  func presentCancel(response: Favourites.Cancel.Response) {
    output?.displayCancel(viewModel: Favourites.Cancel.ViewModel())
  }

  private func row(_ entry: Favourites.Entry) -> Favourites.Row {
    Favourites.Row(title: entry.title, detail: entry.won ? "\(entry.year), won" : "\(entry.year)")
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: "No favourites yet"
    case 1: "1 favourite"
    default: "\(count) favourites"
    }
  }

  private func summary(_ failure: Favourites.Failure, kept: Int) -> String {
    kept == 0 ? failure.reason : "\(summary(kept)) · \(failure.reason)"
  }
}
