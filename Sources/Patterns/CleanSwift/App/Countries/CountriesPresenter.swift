import Catalogue
import Foundation

/// The responses that the presenter formats.
protocol CountriesPresenterInput: AnyObject {
  func presentFetch(response: ListCountries.Fetch.Response)
  func presentSearch(response: ListCountries.Search.Response)
  func presentSort(response: ListCountries.Sort.Response)
  func presentOpenCountry(response: ListCountries.OpenCountry.Response)
  func presentOpenFavourites(response: ListCountries.OpenFavourites.Response)
}

/// The receiver of the presenter's view models.
typealias CountriesPresenterOutput = CountriesViewControllerInput

/// Formats the list of countries.
final class CountriesPresenter {
  weak var output: (any CountriesPresenterOutput)?

  private func row(_ entry: ListCountries.Entry) -> ListCountries.Row {
    let facts = [
      entry.capital,
      entry.dissolved.map { strings("countries.dissolved", $0) },
      entry.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    return ListCountries.Row(title: entry.name, detail: facts.compactMap { $0 }.joined(separator: " · "))
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: strings("countries.none")
    case 1: strings("countries.one")
    default: strings("countries.many", count)
    }
  }

  private func failureSummary(_ failure: Failure, count: Int) -> String {
    count == 0 ? failure.message : "\(summary(count)) \(strings("failure.summary", failure.message))"
  }

  private func title(_ key: ListCountries.SortKey, in order: ListCountries.Order) -> String {
    let name = strings(key == .name ? "order.name" : "order.population")
    guard key == order.key else { return name }
    return strings(order.isAscending ? "order.ascending" : "order.descending", name)
  }
}

extension CountriesPresenter: CountriesPresenterInput {
  func presentFetch(response: ListCountries.Fetch.Response) {
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

  func presentSearch(response: ListCountries.Search.Response) {
    switch response {
    case .success(let entries, let selectedRow):
      output?.displaySearch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: selectedRow, summary: summary(entries.count)))
    case .failure(let failure, let listed):
      output?.displaySearch(
        viewModel: .failure(
          message: failure.message, summary: failureSummary(failure, count: listed)))
    }
  }

  func presentSort(response: ListCountries.Sort.Response) {
    let titles = ListCountries.Titles(
      byName: title(.name, in: response.order), byPopulation: title(.population, in: response.order))
    output?.displaySort(
      viewModel: ListCountries.Sort.ViewModel(
        rows: response.entries.map(row), titles: titles, selectedRow: response.selectedRow))
  }

  func presentOpenCountry(response: ListCountries.OpenCountry.Response) {
    output?.displayOpenCountry(
      viewModel: ListCountries.OpenCountry.ViewModel(selectedRow: response.selectedRow))
  }

  func presentOpenFavourites(response: ListCountries.OpenFavourites.Response) {
    switch response {
    case .success:
      output?.displayOpenFavourites(viewModel: .success)
    case .failure(let failure):
      output?.displayOpenFavourites(viewModel: .failure(message: failure.message))
    }
  }
}
