import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol CountriesViewModelInput: AnyObject {
  var model: (any CountriesModelReading)! { get set }
  var alert: (any FailureDisplay)! { get set }

  /// Updates the whole view, or the part that one change affects.
  func refresh(_ part: CountriesPart)
}

/// What a refresh shows.
enum CountriesPart {
  case everything, list, order, region, filter, selectedRow, progress, failure, openingFailure
}

/// Formats the list of countries.
final class CountriesViewModel {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var nameButton: any TitleDisplay
  @Outlet var populationButton: any TitleDisplay
  @Outlet var regionButton: any ButtonDisplay

  var model: (any CountriesModelReading)!
  var alert: (any FailureDisplay)!

  private func showList() {
    list.rows = model.listedCountries.map(row)
    list.selectedRow = model.selectedRow
  }

  private func showSummary() {
    let count = model.listedCountries.count
    let reason = model.failure?.message
    summary.text = strings.summary(count, "countries", reason: reason)
    retryButton.isHidden = reason == nil
  }

  private func showOrder() {
    let order = model.order
    nameButton.title = title(.name, in: order)
    populationButton.title = title(.population, in: order)
  }

  private func showRegion() {
    regionButton.title = strings.filter(region: model.region?.rawValue)
    regionButton.isEnabled = !model.isChoosingRegion
  }

  private func title(_ key: CountryOrder.Key, in order: CountryOrder) -> String {
    let isAscending = key == order.key ? order.direction == .ascending : nil
    return strings.order(key == .name ? "order.name" : "order.population", isAscending: isAscending)
  }

  private func row(_ country: Country) -> Row {
    let detail = strings.country(
      capital: country.capital, dissolved: country.dissolved, population: country.population)
    return Row(title: country.name, detail: detail)
  }
}

extension CountriesViewModel: CountriesViewModelInput {
  func refresh(_ part: CountriesPart) {
    switch part {
    case .everything:
      showList()
      showSummary()
      showOrder()
      spinner.isActive = model.isLoading
    case .list:
      showList()
      showSummary()
      spinner.isActive = model.isLoading
    case .order:
      showList()
      showOrder()
    case .region:
      showRegion()
    case .filter:
      // What has not been loaded yet cannot be filtered either.
      if !model.countries.isEmpty {
        showList()
        showSummary()
      }
      showRegion()
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .failure:
      alert.reason = model.failure?.message
      showSummary()
      spinner.isActive = model.isLoading
    case .openingFailure:
      alert.reason = model.openingFailure?.message
    }
  }
}
