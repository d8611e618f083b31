import Catalogue

import struct HeadlessUI.Outlet

/// What the view controller may ask of the interactor.
protocol CountriesInteractorInput: AnyObject {
  var model: (any CountriesModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any CountriesInteractorDelegate)? { get set }

  /// Call when the scene has nothing to show yet.
  func load()
}

/// What a person can do to the list of countries.
protocol CountriesEvents: AnyObject {
  func search(_ sender: Any)
  func sortByName(_ sender: Any)
  func sortByPopulation(_ sender: Any)
  func openCountry(_ sender: Any)
  func openFavourites(_ sender: Any)
  func retry(_ sender: Any)
}

/// What the interactor tells the view controller, each time after it has updated the model.
protocol CountriesInteractorDelegate: AnyObject {
  func countriesDidLoad()
  func countriesDidChange()
  func countriesDidReorder()
  func countriesDidOpen(_ destination: CountriesDestination)
  func countriesDidFailToLoad()
  func countriesDidFail()
}

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
    find(with: actions.listCountries(), notify: { $0.countriesDidLoad() }) { [weak self] in
      self?.load()
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
    find(with: actions.searchCountries(matching: text), notify: { $0.countriesDidChange() }) {
      [weak self] in self?.search(for: text)
    }
  }

  /// Runs an action that finds countries, in place of the one that may still be under way.
  private func find(
    with action: any Action<[Country]>, notify: @escaping (any CountriesInteractorDelegate) -> Void,
    again: @escaping () -> Void
  ) {
    finding?.cancel()
    finding = action
    action.run { [weak self] result in
      guard let self else { return }
      finding = nil
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
