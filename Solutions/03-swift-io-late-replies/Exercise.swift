import Catalogue

import struct HeadlessUI.Outlet

@testable import SwiftIO

/// Handles the events of the list of countries.
final class CountriesInteractor: CountriesInteractorInput, CountriesEvents {
  @Outlet var searchField: any TextInput
  @Outlet var list: any RowInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  private var finding: (any Action<[Country]>)?
  private var sorting: (any Action<[Country]>)?
  private var opening: (any Action)?
  private var failedAttempt: (() -> Void)?

  func load() {
    let action = actions.listCountries()
    finding?.cancel()
    finding = action
    action.run { [weak self] result in
      self?.finding = nil
      self?.found(result, notify: { $0.countriesDidLoad() }) { self?.load() }
    }
  }

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
    openCountry(at: row)
  }

  @IBAction func openFavourites(_ sender: Any) {
    openFavourites()
  }

  @IBAction func retry(_ sender: Any) {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }

  private func openCountry(at row: Int) {
    let action = actions.openCountry(at: row, in: model.countries)
    opening = action
    action.run { [weak self] result in
      self?.open(result.map { .country($0) }) { self?.openCountry(at: row) }
    }
  }

  private func openFavourites() {
    let action = actions.openFavourites()
    opening = action
    action.run { [weak self] result in
      self?.open(result.map { _ in .favourites }) { self?.openFavourites() }
    }
  }

  private func search(for text: String) {
    let action = actions.searchCountries(matching: text)
    finding?.cancel()
    finding = action
    action.run { [weak self] result in
      self?.finding = nil
      self?.found(result, notify: { $0.countriesDidChange() }) { self?.search(for: text) }
    }
  }

  private func found(
    _ result: Result<[Country], any Error>, notify: (any CountriesInteractorDelegate) -> Void,
    again: @escaping () -> Void
  ) {
    switch result {
    case .success(let countries):
      model.update(countries: countries)
      if let delegate { notify(delegate) }
    case .failure(let error):
      failedAttempt = again
      model.update(failure: error)
      delegate?.countriesDidFailToLoad()
    }
  }

  private func sort(by key: CountryOrder.Key, firstDirection: CountryOrder.Direction) {
    let current = model.order
    let order =
      current.key == key ? current.reversed() : CountryOrder(key: key, direction: firstDirection)
    let action = actions.sortCountries(model.countries, by: order)
    sorting = action
    action.run { [weak self] result in
      guard let self else { return }
      sorting = nil
      switch result {
      case .success(let countries):
        model.update(countries: countries, order: order)
        delegate?.countriesDidReorder()
      case .failure(let error):
        fail(error) { [weak self] in self?.sort(by: key, firstDirection: firstDirection) }
      }
    }
  }

  private func open(_ result: Result<CountriesDestination, any Error>, again: @escaping () -> Void) {
    opening = nil
    switch result {
    case .success(let destination):
      model.update(destination: destination)
      delegate?.countriesDidOpen(destination)
    case .failure(let error):
      fail(error, again: again)
    }
  }

  private func fail(_ error: any Error, again attempt: @escaping () -> Void) {
    failedAttempt = attempt
    model.update(failure: error)
    delegate?.countriesDidFail()
  }
}
