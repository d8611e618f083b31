import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol CountriesInteractorInput: AnyObject {
  var model: (any CountriesModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any CountriesInteractorDelegate)? { get set }

  /// Lists all countries.
  func load()

  /// Loads again what could not be loaded.
  func retry()

  /// Opens the favourites that could not be opened.
  func retryOpening()
}

/// The events of the scene's controls.
protocol CountriesEvents: AnyObject {
  func search(_ sender: Any)
  func reload(_ sender: Any)
  func sortByName(_ sender: Any)
  func sortByPopulation(_ sender: Any)
  func openCountry(_ sender: Any)
  func openFavourites(_ sender: Any)
}

/// The notifications that the interactor sends after it has updated the model.
protocol CountriesInteractorDelegate: AnyObject {
  func countriesDidBeginLoading()
  func countriesDidLoad()
  func countriesDidFind()
  func countriesDidReorder()
  func countriesDidOpen(_ country: Country)
  func countriesDidOpenFavourites()
  func countriesDidFailToLoad()
  func countriesDidFailToOpenFavourites()
}

/// Handles the events of the list of countries.
final class CountriesInteractor {
  @Outlet var searchField: any TextInput
  @Outlet var list: any RowInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  /// The load or search under way; both fill the list, so each replaces the other.
  private var pendingAction: (any Action<[Country], CatalogueError>)?

  /// Fills the list with the countries that an action finds.
  private func fill(
    with action: any Action<[Country], CatalogueError>,
    notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let countries):
        sort(countries, by: model.order) { [weak self] sorted in
          guard let self else { return }
          model.update(countries: sorted)
          delegate.map(notify)
        }
      case .failure(let error):
        model.update(failure: error)
        delegate?.countriesDidFailToLoad()
      }
    }
  }

  private func reorder(by key: CountryOrder.Key) {
    let order = model.order.next(by: key)
    sort(model.countries, by: order) { [weak self] sorted in
      guard let self else { return }
      model.update(countries: sorted, order: order)
      delegate?.countriesDidReorder()
    }
  }

  private func sort(
    _ countries: [Country], by order: CountryOrder, completion: @escaping ([Country]) -> Void
  ) {
    let action = actions.sortCountries(countries, by: order)
    action.run { completion($0.get()) }
  }
}

extension CountriesInteractor: CountriesInteractorInput {
  func load() {
    fill(with: actions.listCountries()) { $0.countriesDidLoad() }
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
    search(self)
  }

  @IBAction func sortByName(_ sender: Any) {
    reorder(by: .name)
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    reorder(by: .population)
  }

  @IBAction func openCountry(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let country = model.countries[row]
    model.update(selected: country)
    delegate?.countriesDidOpen(country)
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
