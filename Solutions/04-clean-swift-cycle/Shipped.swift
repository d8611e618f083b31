import Foundation

@testable import CleanSwift

/// Formats the list of countries.
final class CountriesPresenter: CountriesPresenterInput {
  weak var output: (any CountriesPresenterOutput)?

  func presentFetch(response: Countries.Fetch.Response) {
    switch response {
    case .success(let entries, let order, let openedRow):
      output?.displayFetch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: openedRow, summary: summary(entries.count),
          titles: titles(order)))
    case .failure(let failure, let kept):
      output?.displayFetch(
        viewModel: .failure(message: failure.reason, summary: summary(failure, kept: kept)))
    }
  }

  func presentSearch(response: Countries.Search.Response) {
    switch response {
    case .success(let entries, let openedRow):
      output?.displaySearch(
        viewModel: .success(
          rows: entries.map(row), selectedRow: openedRow, summary: summary(entries.count)))
    case .failure(let failure, let kept):
      output?.displaySearch(
        viewModel: .failure(message: failure.reason, summary: summary(failure, kept: kept)))
    }
  }

  func presentSort(response: Countries.Sort.Response) {
    output?.displaySearch(
      viewModel: .success(
        rows: response.entries.map(row), selectedRow: response.openedRow,
        summary: summary(response.entries.count)))
  }

  func presentOpen(response: Countries.Open.Response) {
    switch response {
    case .success(let openedRow):
      output?.displayOpen(viewModel: .success(selectedRow: openedRow))
    case .failure(let failure):
      output?.displayOpen(viewModel: .failure(message: failure.reason))
    }
  }

  func presentOpenFavourites(response: Countries.OpenFavourites.Response) {
    switch response {
    case .success(let openedRow):
      output?.displayOpenFavourites(viewModel: .success(selectedRow: openedRow))
    case .failure(let failure):
      output?.displayOpenFavourites(viewModel: .failure(message: failure.reason))
    }
  }

  private func row(_ entry: Countries.Entry) -> Countries.Row {
    let facts = [
      entry.capital,
      entry.dissolved.map { "dissolved \($0)" },
      entry.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    return Countries.Row(title: entry.name, detail: facts.compactMap { $0 }.joined(separator: " · "))
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: "No countries"
    case 1: "1 country"
    default: "\(count) countries"
    }
  }

  private func summary(_ failure: Countries.Failure, kept: Int) -> String {
    kept == 0 ? failure.reason : "\(summary(kept)) · \(failure.reason)"
  }

  private func titles(_ order: Countries.Order) -> Countries.Titles {
    let arrow = order.isAscending ? "↑" : "↓"
    return Countries.Titles(
      byName: order.key == .name ? "Name \(arrow)" : "Name",
      byPopulation: order.key == .population ? "Population \(arrow)" : "Population")
  }
}
