import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// The requests of the view controller, which also hands over what a storyboard cannot connect.
protocol CountriesViewModelInput: AnyObject {
  var model: (any CountriesModelReading)! { get set }
  var failure: (any FailureDisplay)! { get set }

  /// Shows a part of the model, or all of it.
  func refresh(_ part: CountriesPart)
}

/// The parts of the view that can be refreshed; `retry` when a failed action is about to be repeated.
enum CountriesPart {
  case everything, list, order, selectedRow, loadFailure, failure, retry
}

/// Formats the list of countries.
final class CountriesViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var nameButton: any TitleDisplay
  @Outlet var populationButton: any TitleDisplay

  var model: (any CountriesModelReading)!
  var failure: (any FailureDisplay)!

  /// The scene loads from the start: its spinner is animating in the storyboard.
  private var isLoading = true {
    didSet { spinner.isActive = isLoading }
  }
  /// Whether the scene was loading when the last failure came.
  private var wasLoading = false
}

extension CountriesViewModel: CountriesViewModelInput {
  func refresh(_ part: CountriesPart) {
    switch part {
    case .everything:
      showList()
      showSummary()
      showOrder()
      stopLoading()
    case .list:
      showList()
      showSummary()
      stopLoading()
    case .order:
      showList()
      showOrder()
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .loadFailure:
      showFailure()
      showSummary()
      isLoading = false
    case .failure:
      showFailure()
    case .retry:
      if wasLoading { isLoading = true }
    }
  }
}

extension CountriesViewModel {
  private var reason: String? {
    model.failure?.localizedDescription
  }

  private func showList() {
    list.rows = model.countries.map(row)
    list.selectedRow = model.selectedRow
  }

  private func showSummary() {
    summary.text = summaryText(model.countries.count, reason)
  }

  private func showOrder() {
    let order = model.order
    nameButton.title = title(strings("order.name"), for: .name, order)
    populationButton.title = title(strings("order.population"), for: .population, order)
  }

  private func showFailure() {
    failure.message = reason
    wasLoading = isLoading
  }

  private func stopLoading() {
    isLoading = false
    wasLoading = false
  }

  private func row(_ country: Country) -> Row {
    let facts = [
      country.capital,
      country.dissolved.map { strings("countries.dissolved", $0) },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    return Row(title: country.name, detail: facts.compactMap { $0 }.joined(separator: " · "))
  }

  private func summaryText(_ count: Int, _ reason: String?) -> String {
    guard let reason else { return countText(count) }
    return count == 0 ? reason : "\(countText(count)) \(strings("failure.summary", reason))"
  }

  private func countText(_ count: Int) -> String {
    switch count {
    case 0: strings("countries.none")
    case 1: strings("countries.one")
    default: strings("countries.many", count)
    }
  }

  private func title(_ name: String, for key: CountryOrder.Key, _ order: CountryOrder) -> String {
    guard order.key == key else { return name }
    return strings(order.direction == .ascending ? "order.ascending" : "order.descending", name)
  }
}
