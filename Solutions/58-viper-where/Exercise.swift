import Catalogue
import Foundation
import HeadlessUI

@testable import VIPER

/// Shows the list of countries, and passes the user's events on to its presenter.
final class CountriesViewController: UIViewController {
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var nameButton: UIBarButtonItem
  @Outlet var populationButton: UIBarButtonItem
  @Outlet var regionButton: UIBarButtonItem

  private let presenter: any CountriesEventHandler

  init(presenter: any CountriesEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.updateView()
  }
}

extension CountriesViewController: CountriesEvents {
  @IBAction func search(_ sender: Any) {
    presenter.search(for: searchField.text ?? "")
  }

  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }

  @IBAction func sortByName(_ sender: Any) {
    presenter.sortByName()
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    presenter.sortByPopulation()
  }

  @IBAction func openRegions(_ sender: Any) {
    presenter.openRegions()
  }

  @IBAction func openFavourites(_ sender: Any) {
    presenter.openFavourites()
  }
}

extension CountriesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openCountry(at: indexPath.row)
  }
}

extension CountriesViewController: CountriesView {
  func show(countries: [ListItem], opened: Int?) {
    list.show(countries, selected: opened)
  }

  func show(summary: String) {
    self.summary.text = summary
    retryButton.isHidden = true
  }

  func show(failure: String) {
    summary.text = failure
    retryButton.isHidden = false
  }

  func show(sorting: CountrySorting) {
    let isAscending = sorting.direction == .ascending
    nameButton.title = strings.order("order.name", isAscending: sorting.key == .name ? isAscending : nil)
    populationButton.title = strings.order(
      "order.population", isAscending: sorting.key == .population ? isAscending : nil)
  }

  func show(isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func show(region: String) {
    regionButton.title = region
  }

  func show(canChooseRegion: Bool) {
    regionButton.isEnabled = canChooseRegion
  }
}

/// Decides what the list of countries shows, and when to leave it.
final class CountriesPresenter {
  weak var view: (any CountriesView)?

  private let findCountries: any FindCountriesInteractorInput
  private let sortCountries: any SortCountriesInteractorInput
  private let filterCountries: any FilterCountriesInteractorInput
  private let checkFavourites: any CheckFavouritesInteractorInput
  private let wireframe: any CountriesRouting

  private var countries: [CountryFacts] = []
  /// Why the last load or search failed, or nil if it succeeded.
  private var reason: String?
  /// The code of the country that was opened last.
  private var openedCountry: String?
  private var searchText: String?

  init(
    findCountries: any FindCountriesInteractorInput, sortCountries: any SortCountriesInteractorInput,
    filterCountries: any FilterCountriesInteractorInput,
    checkFavourites: any CheckFavouritesInteractorInput, wireframe: any CountriesRouting
  ) {
    self.findCountries = findCountries
    self.sortCountries = sortCountries
    self.filterCountries = filterCountries
    self.checkFavourites = checkFavourites
    self.wireframe = wireframe
  }

  private func find(_ text: String?) {
    searchText = text
    findCountries.find(matching: text)
  }

  private func showCountries() {
    view?.show(countries: countries.map(item), opened: countries.firstIndex { $0.code == openedCountry })
  }

  private func showSummary() {
    let summary = strings.summary(countries.count, "countries", reason: reason)
    if reason == nil { view?.show(summary: summary) } else { view?.show(failure: summary) }
  }

  private func item(_ country: CountryFacts) -> ListItem {
    ListItem(
      title: country.name,
      detail: strings.country(
        capital: country.capital, dissolved: country.dissolved, population: country.population))
  }
}

extension CountriesPresenter: CountriesEventHandler {
  func updateView() {
    find(nil)
  }

  func search(for text: String) {
    find(text)
  }

  func reload() {
    view?.show(isLoading: true)
    find(searchText)
  }

  func sortByName() {
    sortCountries.sort(by: .name)
  }

  func sortByPopulation() {
    sortCountries.sort(by: .population)
  }

  func openCountry(at index: Int) {
    let country = countries[index]
    openedCountry = country.code
    wireframe.showFilms(ofCountry: country.code, named: country.name)
  }

  func openRegions() {
    // A second tap, while the sheet comes, would present a second one.
    view?.show(canChooseRegion: false)
    wireframe.showRegions(delegate: self)
  }

  func openFavourites() {
    checkFavourites.checkFavourites()
  }
}

extension CountriesPresenter: FindCountriesInteractorOutput {
  func foundCountries(_ countries: [CountryFacts]) {
    self.countries = countries
    reason = nil
    showCountries()
    showSummary()
    view?.show(isLoading: false)
  }

  func failedToFindCountries(_ failure: Failure) {
    let reason = message(for: failure)
    self.reason = reason
    showSummary()
    view?.show(isLoading: false)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}

extension CountriesPresenter: SortCountriesInteractorOutput {
  func sortedCountries(_ countries: [CountryFacts], by sorting: CountrySorting) {
    self.countries = countries
    showCountries()
    view?.show(sorting: sorting)
  }
}

extension CountriesPresenter: RegionsModuleDelegate {
  func regionsModuleDidChoose(_ region: String?) {
    filterCountries.filter(by: region)
    view?.show(canChooseRegion: true)
  }

  func regionsModuleDidCancel() {
    view?.show(canChooseRegion: true)
  }
}

extension CountriesPresenter: FilterCountriesInteractorOutput {
  func filteredCountries(_ countries: [CountryFacts], by region: String?) {
    view?.show(region: strings.filter(region: region))
    // Before the first load, the list is no less empty than it was.
    guard !(self.countries.isEmpty && countries.isEmpty) else { return }
    self.countries = countries
    showCountries()
    showSummary()
  }
}

extension CountriesPresenter: CheckFavouritesInteractorOutput {
  func checkedFavourites() {
    openedCountry = nil
    showCountries()
    wireframe.showFavourites()
  }

  func failedToCheckFavourites(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.openFavourites() }
  }
}

/// Finds countries, and filters and sorts them by the region and the order that are current when they are found.
final class FindCountriesInteractor: FindCountriesInteractorInput {
  weak var output: (any FindCountriesInteractorOutput)?

  private let store: any DataStore
  private var request: (any Cancellable)?

  init(store: any DataStore) {
    self.store = store
  }

  func find(matching text: String?) {
    request?.cancel()
    request = store.findCountries(matching: text) { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<[Country], CatalogueError>) {
    request = nil
    switch result {
    case .success(let countries):
      let filtered = countries.filtered(by: store.region)
      output?.foundCountries(filtered.sorted(by: store.countryOrder).map(\.facts))
    case .failure(let error):
      output?.failedToFindCountries(Failure(error))
    }
  }
}

/// Chooses the next order of countries, and sorts those that were found last.
final class SortCountriesInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func sort(by key: CountrySorting.Key) {
    let order = store.countryOrder.next(by: key == .name ? .name : .population)
    let countries = store.countries.filtered(by: store.region).sorted(by: order)
    store.put(order)
    output?.sortedCountries(countries.map(\.facts), by: order.facts)
  }
}

/// Keeps the region that the user chose, and filters the countries that were found last.
final class FilterCountriesInteractor: FilterCountriesInteractorInput {
  weak var output: (any FilterCountriesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func filter(by region: String?) {
    let region = region.flatMap(Region.init)
    let countries = store.countries.filtered(by: region).sorted(by: store.countryOrder)
    store.put(region)
    output?.filteredCountries(countries.map(\.facts), by: region?.rawValue)
  }
}

/// Checks that the favourites can be read.
final class CheckFavouritesInteractor: CheckFavouritesInteractorInput {
  weak var output: (any CheckFavouritesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func checkFavourites() {
    do {
      _ = try store.markedFilms()
      output?.checkedFavourites()
    } catch {
      output?.failedToCheckFavourites(Failure(error))
    }
  }
}
