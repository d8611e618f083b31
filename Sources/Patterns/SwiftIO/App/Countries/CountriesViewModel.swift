import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol CountriesViewModelInput: AnyObject {
  var model: (any CountriesModelReading)! { get set }
  var alert: (any FailureDisplay)! { get set }

  /// Updates the whole view, or the part that one change affects.
  func refresh(_ part: CountriesPart)
}

/// The refreshes that the view controller can ask for.
enum CountriesPart {
  case everything, list, order, selectedRow, progress, loadFailure, openingFailure
}

/// Formats the list of countries.
final class CountriesViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var nameButton: any TitleDisplay
  @Outlet var populationButton: any TitleDisplay

  var model: (any CountriesModelReading)!
  var alert: (any FailureDisplay)!

  /// True while the summary names a failure. The button is hidden in the storyboard.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { retryButton.isHidden = !offersRetry } }
  }

  private func showList() {
    list.rows = model.countries.map(row)
    list.selectedRow = model.selectedRow
  }

  private func showSummary() {
    let count = model.countries.count
    let reason = model.failure?.message
    summary.text = summaryText(count, reason)
    offersRetry = reason != nil
  }

  private func showOrder() {
    let order = model.order
    nameButton.title = title(.name, in: order)
    populationButton.title = title(.population, in: order)
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

  private func title(_ key: CountryOrder.Key, in order: CountryOrder) -> String {
    let name = strings(key == .name ? "order.name" : "order.population")
    guard key == order.key else { return name }
    return strings(order.direction == .ascending ? "order.ascending" : "order.descending", name)
  }

  private func row(_ country: Country) -> Row {
    let facts = [
      country.capital,
      country.dissolved.map { strings("countries.dissolved", $0) },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    return Row(title: country.name, detail: facts.compactMap { $0 }.joined(separator: " · "))
  }
}

extension CountriesViewModel: CountriesViewModelInput {
  func refresh(_ part: CountriesPart) {
    switch part {
    case .everything:
      showList()
      showSummary()
      showOrder()
      spinner.isActive = false
    case .list:
      showList()
      showSummary()
      spinner.isActive = false
    case .order:
      showList()
      showOrder()
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .loadFailure:
      alert.message = model.failure?.message
      showSummary()
      spinner.isActive = false
    case .openingFailure:
      alert.message = model.openingFailure?.message
    }
  }
}
