import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Handles the events of the list of countries, and awaits the action that fills the list.
final class CountriesInteractor {
  @Outlet var searchField: any TextInput
  @Outlet var list: any RowInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  /// Fills the list with the countries that an action finds.
  private func fill(
    with action: any Action<[Country], CatalogueError>,
    notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    Task {
      do {
        let countries = try await action.run()
        sort(countries, by: model.order) { [weak self] sorted, listed in
          guard let self else { return }
          model.update(countries: sorted, listed: listed)
          delegate.map(notify)
        }
      } catch let error as CatalogueError {
        model.update(failure: error)
        delegate?.countriesDidFailToLoad()
      } catch is CancellationError {
        // The task was cancelled while it waited.
      } catch {
        assertionFailure("\(error)")
      }
    }
  }

  private func reorder(by key: CountryOrder.Key) {
    let order = model.order.next(by: key)
    sort(model.countries, by: order) { [weak self] sorted, listed in
      guard let self else { return }
      model.update(countries: sorted, listed: listed, order: order)
      delegate?.countriesDidReorder()
    }
  }

  /// Sorts countries, and filters them by the region, if one has been chosen.
  private func sort(
    _ countries: [Country], by order: CountryOrder,
    completion: @escaping (_ sorted: [Country], _ listed: [Country]) -> Void
  ) {
    let action = actions.sortCountries(countries, by: order)
    action.run { [weak self] result in
      guard let self else { return }
      let sorted = result.get()
      guard let region = model.region else { return completion(sorted, sorted) }
      filter(sorted, by: region) { completion(sorted, $0) }
    }
  }

  private func filter(
    _ countries: [Country], by region: Region?, completion: @escaping ([Country]) -> Void
  ) {
    let action = actions.filterCountries(countries, by: region)
    action.run { completion($0.get()) }
  }
}

extension CountriesInteractor: CountriesInteractorInput {
  func load() {
    fill(with: actions.listCountries()) { $0.countriesDidLoad() }
  }

  func filter(by region: Region?) {
    filter(model.countries, by: region) { [weak self] listed in
      guard let self else { return }
      model.update(region: region, listed: listed)
      delegate?.countriesDidFilter()
    }
  }

  func closeRegions() {
    model.update(isChoosingRegion: false)
    delegate?.countriesDidCloseRegions()
  }

  func retry() {
    reload(self)
  }

  func retryOpening() {
    openFavourites(self)
  }
}

extension CountriesInteractor: CountriesEvents {
  @IBAction func search(_ sender: Any) {
    fill(with: actions.searchCountries(matching: searchField.text ?? "")) { $0.countriesDidFind() }
  }

  @IBAction func reload(_ sender: Any) {
    model.update(isLoading: true)
    delegate?.countriesDidBeginLoading()
    if searchField.text?.isEmpty == false { search(self) } else { load() }
  }

  @IBAction func sortByName(_ sender: Any) {
    reorder(by: .name)
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    reorder(by: .population)
  }

  @IBAction func openCountry(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let country = model.listedCountries[row]
    model.update(selected: country)
    delegate?.countriesDidOpen(country)
  }

  @IBAction func openRegions(_ sender: Any) {
    model.update(isChoosingRegion: true)
    delegate?.countriesDidOpenRegions(selected: model.region)
  }

  @IBAction func openFavourites(_ sender: Any) {
    let action = actions.readFavourites()
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        model.update(selected: nil)
        delegate?.countriesDidOpenFavourites()
      case .failure(let error):
        model.update(openingFailure: error)
        delegate?.countriesDidFailToOpenFavourites()
      }
    }
  }
}
