import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// The plain program's interactor: it loads, searches and sorts.
class PlainInteractor: CountriesInteractorInput, CountriesEvents {
  @Outlet var searchField: any TextInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  private var pendingAction: (any Action<[Country], CatalogueError>)?

  func load() {
    find(with: actions.listCountries()) { $0.countriesDidLoad() }
  }

  func search(_ sender: Any) {
    find(with: actions.searchCountries(matching: searchField.text ?? "")) { $0.countriesDidFind() }
  }

  func sortByName(_ sender: Any) {
    let order = model.order.reversed()
    run(actions.sortCountries(model.countries, by: order)) { [weak self] countries in
      self?.finish(countries, order) { $0.countriesDidReorder() }
    }
  }

  func find(
    with action: any Action<[Country], CatalogueError>,
    notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    pendingAction?.cancel()
    pendingAction = action
    run(action) { [weak self] countries in
      guard let self else { return }
      finish(countries, model.order, notify)
    }
  }

  func run<Failure: Error>(_ action: any Action<[Country], Failure>, then: @escaping ([Country]) -> Void) {
    action.run { result in
      if case .success(let countries) = result { then(countries) }
    }
  }

  func finish(
    _ countries: [Country], _ order: CountryOrder, _ notify: (any CountriesInteractorDelegate) -> Void
  ) {
    model.update(countries: countries, listed: countries, order: order)
    delegate.map(notify)
  }

  func reload(_ sender: Any) {}
  func sortByPopulation(_ sender: Any) {}
  func openCountry(_ sender: Any) {}
  func openRegions(_ sender: Any) {}
  func openFavourites(_ sender: Any) {}
  func filter(by region: Region?) {}
  func closeRegions() {}
  func retry() {}
  func retryOpening() {}
}
