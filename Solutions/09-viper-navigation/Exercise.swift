import Catalogue
import Foundation

@testable import VIPER

/// Decides what the list of countries shows, and when to leave it.
final class CountriesPresenter {
  weak var view: (any CountriesView)?

  private let findCountries: any FindCountriesInteractorInput
  private let sortCountries: any SortCountriesInteractorInput
  private let checkFavourites: any CheckFavouritesInteractorInput
  private let wireframe: any CountriesRouting

  private var countries: [CountryFacts] = []
  private var sorting = CountrySorting.byName
  /// The code of the country opened last, which stays selected.
  private var selectedCountry: String?
  private var searchText: String?
  /// True from the start: the screen loads when it opens.
  private var isLoading = true {
    didSet { view?.showLoading(isLoading) }
  }
  /// True while the summary names a failure.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { view?.showRetry(offersRetry) } }
  }

  init(
    findCountries: any FindCountriesInteractorInput, sortCountries: any SortCountriesInteractorInput,
    checkFavourites: any CheckFavouritesInteractorInput, wireframe: any CountriesRouting
  ) {
    self.findCountries = findCountries
    self.sortCountries = sortCountries
    self.checkFavourites = checkFavourites
    self.wireframe = wireframe
  }

  private func find(_ text: String?) {
    searchText = text
    findCountries.find(matching: text)
  }

  private func sort(by key: CountrySorting.Key) {
    sorting = sorting.next(by: key)
    sortCountries.sort(by: sorting)
  }

  private func row(_ country: CountryFacts) -> Row {
    let details = [
      country.capital,
      country.dissolved.map { strings("countries.dissolved", $0) },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    return Row(title: country.name, detail: details.compactMap { $0 }.joined(separator: " · "))
  }

  private func title(_ name: String, for key: CountrySorting.Key) -> String {
    guard key == sorting.key else { return name }
    return strings(sorting.isAscending ? "order.ascending" : "order.descending", name)
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: strings("countries.none")
    case 1: strings("countries.one")
    default: strings("countries.many", count)
    }
  }
}

extension CountriesPresenter: CountriesEventHandler {
  func viewDidLoad() {
    find(nil)
  }

  func search(for text: String) {
    find(text)
  }

  func reload() {
    isLoading = true
    find(searchText)
  }

  func sortByName() {
    sort(by: .name)
  }

  func sortByPopulation() {
    sort(by: .population)
  }

  func openCountry(row: Int) {
    let country = countries[row]
    selectedCountry = country.code
    wireframe.showFilms(ofCountry: country.code, named: country.name)
  }

  func openFavourites() {
    checkFavourites.checkFavourites()
  }
}

extension CountriesPresenter: FindCountriesInteractorOutput {
  func foundCountries(count: Int) {
    view?.showSummary(summary(count))
    isLoading = false
    offersRetry = false
    sortCountries.sort(by: sorting)
  }

  func failedToFindCountries(_ failure: Failure) {
    isLoading = false
    let reason = message(for: failure)
    view?.showSummary(
      countries.isEmpty ? reason : "\(summary(countries.count)) \(strings("failure.summary", reason))")
    offersRetry = true
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}

extension CountriesPresenter: SortCountriesInteractorOutput {
  func sortedCountries(_ countries: [CountryFacts]) {
    self.countries = countries
    view?.showCountries(
      countries.map(row), selectedRow: countries.firstIndex { $0.code == selectedCountry })
    view?.showSorting(
      SortingContent(
        byName: title(strings("order.name"), for: .name),
        byPopulation: title(strings("order.population"), for: .population)))
  }
}

extension CountriesPresenter: CheckFavouritesInteractorOutput {
  func checkedFavourites() {
    selectedCountry = nil
    view?.clearSelection()
    wireframe.showFavourites()
  }

  func failedToCheckFavourites(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.openFavourites() }
  }
}
