/// What the presenter can be told.
protocol FilmsPresenterInput: AnyObject {
  func presentFetch(response: Films.Fetch.Response)
  func presentOpen(response: Films.Open.Response)
  func presentCancel(response: Films.Cancel.Response)
}

/// Whom the presenter gives what is ready to be shown.
typealias FilmsPresenterOutput = FilmsViewControllerInput

/// Formats a country's films.
final class FilmsPresenter: FilmsPresenterInput {
  weak var output: (any FilmsPresenterOutput)?

  func presentFetch(response: Films.Fetch.Response) {
    switch response {
    case .success(let country, let entries, let openedRow):
      output?.displayFetch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: openedRow, summary: summary(country, entries.count)))
    case .failure(let failure, let country, let kept):
      output?.displayFetch(
        viewModel: .failure(message: failure.reason, summary: summary(failure, country, kept: kept)))
    }
  }

  func presentOpen(response: Films.Open.Response) {
    switch response {
    case .success(let openedRow):
      output?.displayOpen(viewModel: .success(selectedRow: openedRow))
    case .failure(let failure):
      output?.displayOpen(viewModel: .failure(message: failure.reason))
    }
  }

  func presentCancel(response: Films.Cancel.Response) {
    output?.displayCancel(viewModel: Films.Cancel.ViewModel())
  }

  private func row(_ entry: Films.Entry) -> Films.Row {
    Films.Row(title: entry.title, detail: entry.won ? "\(entry.year), won" : "\(entry.year)")
  }

  private func summary(_ country: String, _ count: Int) -> String {
    switch count {
    case 0: "\(country): no films"
    case 1: "\(country): 1 film"
    default: "\(country): \(count) films"
    }
  }

  private func summary(_ failure: Films.Failure, _ country: String?, kept: Int) -> String {
    guard let country, kept > 0 else { return failure.reason }
    return "\(summary(country, kept)) · \(failure.reason)"
  }
}
