@testable import CleanSwift

/// The plain program's presenter.
class PlainPresenter: CountriesPresenterInput, OutputHolder {
  weak var output: (any CountriesPresenterOutput)?

  required init() {}

  func presentFetch(response: Countries.Fetch.Response) {
    guard case .success(let entries, _, _) = response else { return }
    output?.displayFetch(
      viewModel: .success(
        rows: rows(entries), selectedRow: nil, summary: summary(entries.count), titles: titles(true)))
  }

  func presentSearch(response: Countries.Search.Response) {
    switch response {
    case .success(let entries, _):
      output?.displaySearch(
        viewModel: .success(rows: rows(entries), selectedRow: nil, summary: summary(entries.count)))
    case .failure(let failure, _):
      output?.displaySearch(viewModel: .failure(message: failure.reason, summary: failure.reason))
    }
  }

  func presentSort(response: Countries.Sort.Response) {
    output?.displaySort(
      viewModel: Countries.Sort.ViewModel(
        rows: rows(response.entries), selectedRow: nil, titles: titles(response.order.isAscending)))
  }

  func presentOpen(response: Countries.Open.Response) {
    guard case .success(let row) = response else { return }
    output?.displayOpen(viewModel: .success(selectedRow: row))
  }

  func presentOpenFavourites(response: Countries.OpenFavourites.Response) {}

  func rows(_ entries: [Countries.Entry]) -> [Countries.Row] {
    entries.map { Countries.Row(title: $0.name, detail: $0.population.map { "\($0)" } ?? "") }
  }

  func summary(_ count: Int) -> String {
    "\(count) countries"
  }

  func titles(_ isAscending: Bool) -> Countries.Titles {
    Countries.Titles(byName: isAscending ? "Name ↑" : "Name ↓", byPopulation: "Population")
  }
}
