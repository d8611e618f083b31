import Catalogue

@testable import CleanSwift

/// Formats the list of countries.
final class CountriesPresenter {
  weak var output: (any CountriesPresenterOutput)?

  private func row(_ entry: ListCountries.Entry) -> Row {
    Row(
      title: entry.name,
      detail: strings.country(
        capital: entry.capital, dissolved: entry.dissolved, population: entry.population))
  }

  private func summary(_ count: Int, reason: String? = nil) -> String {
    strings.summary(count, "countries", reason: reason)
  }

  private func title(_ key: ListCountries.SortKey, in order: ListCountries.Order) -> String {
    strings.order(
      key == .name ? "order.name" : "order.population",
      isAscending: key == order.key ? order.isAscending : nil)
  }
}

extension CountriesPresenter: CountriesPresenterInput {
  func presentFetch(response: ListCountries.Fetch.Response) {
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

  func presentSearch(response: ListCountries.Search.Response) {
    switch response {
    case .success(let entries, let selectedRow):
      output?.displaySearch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: selectedRow, summary: summary(entries.count)))
    case .failure(let failure, let listed):
      let reason = message(for: failure)
      output?.displaySearch(viewModel: .failure(message: reason, summary: summary(listed, reason: reason)))
    }
  }

  func presentSort(response: ListCountries.Sort.Response) {
    output?.displaySearch(
      viewModel: .success(
        rows: response.entries.map(row), selectedRow: response.selectedRow,
        summary: summary(response.entries.count)))
  }

  func presentOpenCountry(response: ListCountries.OpenCountry.Response) {
    output?.displayOpenCountry(
      viewModel: ListCountries.OpenCountry.ViewModel(selectedRow: response.selectedRow))
  }

  func presentOpenRegions(response: ListCountries.OpenRegions.Response) {
    output?.displayOpenRegions(viewModel: ListCountries.OpenRegions.ViewModel())
  }

  func presentCloseRegions(response: ListCountries.CloseRegions.Response) {
    let list = response.list.map { list in
      ListCountries.CloseRegions.ViewModel.List(
        rows: list.entries.map(row), selectedRow: list.selectedRow,
        summary: summary(list.entries.count, reason: list.failure.map { message(for: $0) }))
    }
    output?.displayCloseRegions(
      viewModel: ListCountries.CloseRegions.ViewModel(
        title: strings.filter(region: response.region), list: list))
  }

  func presentOpenFavourites(response: ListCountries.OpenFavourites.Response) {
    switch response {
    case .success:
      output?.displayOpenFavourites(viewModel: .success)
    case .failure(let failure):
      output?.displayOpenFavourites(viewModel: .failure(message: message(for: failure)))
    }
  }
}
