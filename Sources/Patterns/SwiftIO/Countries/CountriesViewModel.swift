import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// What the view controller may ask of the view model.
protocol CountriesViewModelInput: AnyObject {
  var model: (any CountriesModelReading)! { get set }

  /// Call when the model has changed; shows a part of it.
  func refresh(_ part: CountriesPart)
}

/// What can be refreshed.
enum CountriesPart {
  case everything, list, order, selection, loadFailure, failure
}

/// Formats the list of countries.
final class CountriesViewModel: CountriesViewModelInput {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var failure: any FailureDisplay
  @Outlet var nameButton: any TitleDisplay
  @Outlet var populationButton: any TitleDisplay

  var model: (any CountriesModelReading)!

  func refresh(_ part: CountriesPart) {
    switch part {
    case .everything: refreshEverything()
    case .list: refreshList()
    case .order: refreshOrder()
    case .selection: refreshSelection()
    case .loadFailure: refreshLoadFailure()
    case .failure: refreshFailure()
    }
  }

  private func refreshEverything() {
    let countries = model.countries
    let order = model.order
    let destination = model.destination
    let error = model.failure
    list.rows = countries.map(row)
    list.selectedRow = selectedRow(destination, in: countries)
    summary.text = summaryText(countries)
    nameButton.title = title("Name", for: .name, order)
    populationButton.title = title("Population", for: .population, order)
    spinner.isActive = false
    failure.message = error?.localizedDescription
  }

  private func refreshList() {
    let countries = model.countries
    let destination = model.destination
    list.rows = countries.map(row)
    list.selectedRow = selectedRow(destination, in: countries)
    summary.text = summaryText(countries)
    spinner.isActive = false
    failure.message = nil
  }

  private func refreshOrder() {
    let countries = model.countries
    let order = model.order
    let destination = model.destination
    list.rows = countries.map(row)
    list.selectedRow = selectedRow(destination, in: countries)
    nameButton.title = title("Name", for: .name, order)
    populationButton.title = title("Population", for: .population, order)
  }

  private func refreshSelection() {
    let countries = model.countries
    let destination = model.destination
    list.selectedRow = selectedRow(destination, in: countries)
  }

  private func refreshLoadFailure() {
    let countries = model.countries
    let error = model.failure
    let reason = error?.localizedDescription ?? ""
    failure.message = reason
    summary.text = countries.isEmpty ? reason : "\(summaryText(countries)) · \(reason)"
    spinner.isActive = false
  }

  private func refreshFailure() {
    let error = model.failure
    failure.message = error?.localizedDescription
  }

  private func row(_ country: Country) -> ListRow {
    let facts = [
      country.capital,
      country.dissolved.map { "dissolved \($0)" },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    return ListRow(title: country.name, detail: facts.compactMap { $0 }.joined(separator: " · "))
  }

  private func selectedRow(_ destination: CountriesDestination?, in countries: [Country]) -> Int? {
    guard case .country(let country) = destination else { return nil }
    return countries.firstIndex(of: country)
  }

  private func summaryText(_ countries: [Country]) -> String {
    switch countries.count {
    case 0: "No countries"
    case 1: "1 country"
    case let count: "\(count) countries"
    }
  }

  private func title(_ name: String, for key: CountryOrder.Key, _ order: CountryOrder) -> String {
    guard order.key == key else { return name }
    return order.direction == .ascending ? "\(name) ↑" : "\(name) ↓"
  }
}
