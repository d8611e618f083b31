import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Handles the events of the list of countries.
final class CountriesInteractor {
  @Outlet var searchField: any TextInput
  @Outlet var list: any RowInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  /// The load or search under way; both fill the list, so each replaces the other.
  private var pendingAction: (any Action<[Country], CatalogueError>)?
  private var failedAttempt: Attempt?

  /// An attempt that can fail, and be repeated.
  private enum Attempt {
    case load, openFavourites
  }

  private func search(for text: String) {
    let action = actions.searchCountries(matching: text)
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let countries):
        model.update(countries: countries.sorted(by: model.order))
        delegate?.countriesDidFind()
      case .failure(let error):
        failedAttempt = .load
        model.update(failure: error)
        delegate?.countriesDidFailToLoad()
      }
    }
  }

  private func sort(by key: CountryOrder.Key) {
    let order = model.order.next(by: key)
    let action = actions.sortCountries(model.countries, by: order)
    action.run { [weak self] result in
      guard let self else { return }
      model.update(countries: result.get(), order: order)
      delegate?.countriesDidReorder()
    }
  }
}

extension CountriesInteractor: CountriesInteractorInput {
  func load() {
    let action = actions.listCountries()
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let countries):
        model.update(countries: countries.sorted(by: model.order))
        delegate?.countriesDidLoad()
      case .failure(let error):
        failedAttempt = .load
        model.update(failure: error)
        delegate?.countriesDidFailToLoad()
      }
    }
  }

  func retry() {
    switch failedAttempt {
    case .load: reload(self)
    case .openFavourites: openFavourites(self)
    case nil: break
    }
  }
}

extension CountriesInteractor: CountriesEvents {
  @IBAction func search(_ sender: Any) {
    search(for: searchField.text ?? "")
  }

  @IBAction func reload(_ sender: Any) {
    model.update(isLoading: true)
    delegate?.countriesDidBeginLoading()
    search(for: searchField.text ?? "")
  }

  @IBAction func sortByName(_ sender: Any) {
    sort(by: .name)
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    sort(by: .population)
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
    let action = actions.openFavourites()
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        model.update(selected: nil)
        delegate?.countriesDidOpenFavourites()
      case .failure(let error):
        failedAttempt = .openFavourites
        model.update(openingFailure: error)
        delegate?.countriesDidFailToOpenFavourites()
      }
    }
  }
}
