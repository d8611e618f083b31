import Catalogue

@testable import VIPER

/// Finds countries, and filters and sorts them by the region and the order that the user has chosen.
///
/// The interactor returns its answer, so it needs no output, and keeps no request: who awaits it may cancel the task.
final class AsyncFindCountriesInteractor: AsyncFindCountriesInteractorInput {
  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func find(matching text: String?) async throws -> [CountryFacts] {
    let (region, order) = (store.region, store.countryOrder)
    do {
      let countries = try await store.findCountries(matching: text)
      return countries.filtered(by: region).sorted(by: order).map(\.facts)
    } catch {
      throw FindingFailed(failure: (error as? CatalogueError).map { Failure($0) } ?? .unavailable)
    }
  }
}

/// Decides what the list of countries shows, and when to leave it. It owns the task in which it awaits its interactor.
final class AsyncCountriesPresenter {
  weak var view: (any CountriesView)?

  private let findCountries: any AsyncFindCountriesInteractorInput
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
  /// The load or search under way. A later one cancels it; so does the end of the module.
  private var finding: Task<Void, Never>?

  init(
    findCountries: any AsyncFindCountriesInteractorInput,
    sortCountries: any SortCountriesInteractorInput, filterCountries: any FilterCountriesInteractorInput,
    checkFavourites: any CheckFavouritesInteractorInput, wireframe: any CountriesRouting
  ) {
    self.findCountries = findCountries
    self.sortCountries = sortCountries
    self.filterCountries = filterCountries
    self.checkFavourites = checkFavourites
    self.wireframe = wireframe
  }

  deinit {
    finding?.cancel()
  }

  private func find(_ text: String?) {
    searchText = text
    finding?.cancel()
    // The task holds the interactor and not the presenter, which would live on while it waits.
    finding = Task { [weak self, findCountries] in
      do {
        let countries = try await findCountries.find(matching: text)
        self?.found(countries)
      } catch let error as FindingFailed {
        self?.failed(error.failure)
      } catch {
        assertionFailure("\(error)")
      }
    }
  }

  private func found(_ countries: [CountryFacts]) {
    self.countries = countries
    reason = nil
    showCountries()
    showSummary()
    view?.show(isLoading: false)
  }

  private func failed(_ failure: Failure) {
    let reason = message(for: failure)
    self.reason = reason
    showSummary()
    view?.show(isLoading: false)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
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

extension AsyncCountriesPresenter: CountriesEventHandler {
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

extension AsyncCountriesPresenter: SortCountriesInteractorOutput {
  func sortedCountries(_ countries: [CountryFacts], by sorting: CountrySorting) {
    self.countries = countries
    showCountries()
    view?.show(sorting: sorting)
  }
}

extension AsyncCountriesPresenter: RegionsModuleDelegate {
  func regionsModuleDidChoose(_ region: String?) {
    filterCountries.filter(by: region)
    view?.show(canChooseRegion: true)
  }

  func regionsModuleDidCancel() {
    view?.show(canChooseRegion: true)
  }
}

extension AsyncCountriesPresenter: FilterCountriesInteractorOutput {
  func filteredCountries(_ countries: [CountryFacts], by region: String?) {
    view?.show(region: strings.filter(region: region))
    // Before the first load, the list is no less empty than it was.
    guard !(self.countries.isEmpty && countries.isEmpty) else { return }
    self.countries = countries
    showCountries()
    showSummary()
  }
}

extension AsyncCountriesPresenter: CheckFavouritesInteractorOutput {
  func checkedFavourites() {
    openedCountry = nil
    showCountries()
    wireframe.showFavourites()
  }

  func failedToCheckFavourites(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.openFavourites() }
  }
}
