import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Handles the events of the list of countries.
final class CountriesInteractor: CountriesEvents {
  @Outlet var searchField: any TextInput
  @Outlet var list: any RowInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  private var listing: (any Action<[Country], CatalogueError>)?
  private var searching: (any Action<[Country], CatalogueError>)?
  private var failedAttempt: (() -> Void)?

  @IBAction func search(_ sender: Any) {
    search(for: searchField.text ?? "")
  }

  @IBAction func sortByName(_ sender: Any) {
    sort(by: .name, firstDirection: .ascending)
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    sort(by: .population, firstDirection: .descending)
  }

  @IBAction func openCountry(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let action = actions.openCountry(at: row, in: model.countries)
    action.run { [weak self] result in
      guard let self else { return }
      let country = result.get()
      model.update(selected: country)
      delegate?.countriesDidOpen(country)
    }
  }

  @IBAction func openFavourites(_ sender: Any) {
    openFavourites()
  }

  private func search(for text: String) {
    let action = actions.searchCountries(matching: text)
    searching?.cancel()
    searching = action
    action.run { [weak self] result in
      guard let self else { return }
      searching = nil
      switch result {
      case .success(let countries):
        model.update(countries: countries.sorted(by: model.order))
        delegate?.countriesDidChange()
      case .failure(let error):
        failedAttempt = { [weak self] in self?.search(for: text) }
        model.update(failure: error)
        delegate?.countriesDidFailToLoad()
      }
    }
  }

  private func sort(by key: CountryOrder.Key, firstDirection: CountryOrder.Direction) {
    let current = model.order
    let order =
      current.key == key ? current.reversed() : CountryOrder(key: key, direction: firstDirection)
    let action = actions.sortCountries(model.countries, by: order)
    action.run { [weak self] result in
      guard let self else { return }
      model.update(countries: result.get(), order: order)
      delegate?.countriesDidReorder()
    }
  }

  private func openFavourites() {
    let action = actions.openFavourites()
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        model.update(selected: nil)
        delegate?.countriesDidOpenFavourites()
      case .failure(let error):
        failedAttempt = { [weak self] in self?.openFavourites() }
        model.update(failure: error)
        delegate?.countriesDidFail()
      }
    }
  }
}

extension CountriesInteractor: CountriesInteractorInput {
  func load() {
    let action = actions.listCountries()
    listing?.cancel()
    listing = action
    action.run { [weak self] result in
      guard let self else { return }
      listing = nil
      switch result {
      case .success(let countries):
        model.update(countries: countries.sorted(by: model.order))
        delegate?.countriesDidLoad()
      case .failure(let error):
        failedAttempt = { [weak self] in self?.load() }
        model.update(failure: error)
        delegate?.countriesDidFailToLoad()
      }
    }
  }

  func retry() {
    failedAttempt?()
  }
}
