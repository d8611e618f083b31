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

  func load() {
    find(with: actions.listCountries()) { $0.countriesDidLoad() }
  }

  @IBAction func retry(_ sender: Any) {
    let text = searchField.text ?? ""
    find(with: text.isEmpty ? actions.listCountries() : actions.searchCountries(matching: text)) {
      $0.countriesDidLoad()
    }
  }

  @IBAction func search(_ sender: Any) {
    find(with: actions.searchCountries(matching: searchField.text ?? "")) { $0.countriesDidChange() }
  }

  @IBAction func sortByName(_ sender: Any) {
    sort(by: .name, firstDirection: .ascending)
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    sort(by: .population, firstDirection: .descending)
  }

  @IBAction func openCountry(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    actions.openCountry(at: row, in: model.countries).run { [weak self] result in
      self?.open(result.map { .country($0) })
    }
  }

  @IBAction func openFavourites(_ sender: Any) {
    actions.openFavourites().run { [weak self] result in
      self?.open(result.map { _ in .favourites })
    }
  }

  /// Runs an action that finds countries, in place of the one that may still be under way.
  private func find(
    with action: any Action<[Country]>, notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    finding?.cancel()
    finding = action
    action.run { [weak self] result in
      guard let self else { return }
      finding = nil
      switch result {
      case .success(let countries):
        let order = model.order
        model.update(countries: countries.sorted(by: order), order: order)
        delegate.map(notify)
      case .failure(let error):
        fail(error)
      }
    }
  }

  private func sort(by key: CountryOrder.Key, firstDirection: CountryOrder.Direction) {
    let current = model.order
    let order =
      current.key == key ? current.reversed() : CountryOrder(key: key, direction: firstDirection)
    actions.sortCountries(model.countries, by: order).run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let countries):
        model.update(countries: countries, order: order)
        delegate?.countriesDidReorder()
      case .failure(let error):
        fail(error)
      }
    }
  }

  private func open(_ result: Result<CountriesDestination, any Error>) {
    switch result {
    case .success(let destination):
      model.update(destination: destination)
      delegate?.countriesDidOpen(destination)
    case .failure(let error):
      fail(error)
    }
  }

  private func fail(_ error: any Error) {
    model.update(failure: error)
    delegate?.countriesDidFail()
  }
}
