@testable import CleanSwift

/// The plain program's presenter.
class PlainPresenter: CountriesPresenterInput {
  weak var output: (any CountriesPresenterOutput)?

  required init() {}

  func presentFetch(response: ListCountries.Fetch.Response) {
    switch response {
    case .loading:
      output?.displayFetch(viewModel: .loading)
    case .success(let entries, _):
      output?.displayFetch(
        viewModel: .success(rows: rows(entries), selectedRow: nil, summary: summary(entries.count)))
    case .failure:
      break
    }
  }

  func presentSearch(response: ListCountries.Search.Response) {
    switch response {
    case .success(let entries, _):
      output?.displaySearch(
        viewModel: .success(rows: rows(entries), selectedRow: nil, summary: summary(entries.count)))
    case .failure(let failure, _):
      let reason = message(for: failure)
      output?.displaySearch(viewModel: .failure(message: reason, summary: reason))
    }
  }

  func presentSort(response: ListCountries.Sort.Response) {
    output?.displaySort(
      viewModel: ListCountries.Sort.ViewModel(
        rows: rows(response.entries), titles: titles(response.order.isAscending), selectedRow: nil))
  }

  func presentOpenCountry(response: ListCountries.OpenCountry.Response) {
    output?.displayOpenCountry(
      viewModel: ListCountries.OpenCountry.ViewModel(selectedRow: response.selectedRow))
  }

  func presentOpenRegions(response: ListCountries.OpenRegions.Response) {}

  func presentCloseRegions(response: ListCountries.CloseRegions.Response) {}

  func presentOpenFavourites(response: ListCountries.OpenFavourites.Response) {}

  func rows(_ entries: [ListCountries.Entry]) -> [Row] {
    entries.map { Row(title: $0.name, detail: $0.population.map { "\($0)" } ?? "") }
  }

  func summary(_ count: Int) -> String {
    "\(count) countries"
  }

  func titles(_ isAscending: Bool) -> ListCountries.Titles {
    ListCountries.Titles(byName: isAscending ? "Name ↑" : "Name ↓", byPopulation: "")
  }
}
