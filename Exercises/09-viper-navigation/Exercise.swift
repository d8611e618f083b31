import Foundation

@testable import VIPER

/// Decides what the list of countries shows, and when to leave it.
final class CountriesPresenter {
  weak var view: (any CountriesView)?

  var findCountries: any FindCountriesInteractorInput
  var sortCountries: any SortCountriesInteractorInput
  var openCountry: any OpenCountryInteractorInput
  var openFavouritesUseCase: any OpenFavouritesInteractorInput
  var wireframe: any CountriesRouting
  private var searched: String?
  private var failedAttempt: (() -> Void)?

  init(
    findCountries: any FindCountriesInteractorInput, sortCountries: any SortCountriesInteractorInput,
    openCountry: any OpenCountryInteractorInput, openFavourites: any OpenFavouritesInteractorInput,
    wireframe: any CountriesRouting
  ) {
    self.findCountries = findCountries
    self.sortCountries = sortCountries
    self.openCountry = openCountry
    openFavouritesUseCase = openFavourites
    self.wireframe = wireframe
  }

  private func find(_ text: String?) {
    searched = text
    findCountries.find(matching: text)
  }

  private func fail(_ reason: String, again attempt: @escaping () -> Void) {
    failedAttempt = attempt
    view?.show(failure: reason)
  }

  private func content(_ facts: CountryFacts) -> CountryContent {
    let texts = [
      facts.capital,
      facts.dissolved.map { "dissolved \($0)" },
      facts.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    return CountryContent(name: facts.name, facts: texts.compactMap { $0 }.joined(separator: " · "))
  }

  private func content(_ sorting: CountrySorting) -> SortingContent {
    let arrow = sorting.isAscending ? "↑" : "↓"
    return SortingContent(
      byName: sorting.key == .name ? "Name \(arrow)" : "Name",
      byPopulation: sorting.key == .population ? "Population \(arrow)" : "Population")
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: "No countries"
    case 1: "1 country"
    default: "\(count) countries"
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

  func sortByName() {
    sortCountries.sort(by: .name)
  }

  func sortByPopulation() {
    sortCountries.sort(by: .population)
  }

  func open(row: Int) {
    openCountry.open(row: row)
  }

  func openFavourites() {
    openFavouritesUseCase.openFavourites()
    view?.showOpened(row: nil)
    wireframe.showFavourites()
  }

  func retry() {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }
}

extension CountriesPresenter: FindCountriesInteractorOutput {
  func found(_ countries: CountryOverview) {
    view?.show(countries.countries.map(content), openedRow: countries.openedRow)
    view?.show(summary: summary(countries.countries.count))
    view?.show(content(countries.sorting))
    view?.showRest()
  }

  func failedToFind(_ failure: FindCountriesFailure) {
    fail(failure.reason) { [weak self] in self?.find(self?.searched) }
    let kept = failure.kept == 0 ? "" : "\(summary(failure.kept)) · "
    view?.show(summary: kept + failure.reason)
    view?.showRest()
  }
}

extension CountriesPresenter: SortCountriesInteractorOutput {
  func sorted(_ countries: CountryOverview) {
    view?.show(countries.countries.map(content), openedRow: countries.openedRow)
    view?.show(content(countries.sorting))
  }
}

extension CountriesPresenter: OpenCountryInteractorOutput {
  func opened(_ country: OpenedCountry) {
    view?.showOpened(row: country.row)
    wireframe.showFilms(ofCountry: country.code)
  }

  func failedToOpen(row: Int, reason: String) {
    fail(reason) { [weak self] in self?.open(row: row) }
  }
}

extension CountriesPresenter: OpenFavouritesInteractorOutput {
  func openedFavourites() {
    // The favourites are on the screen by now.
  }

  func failedToOpenFavourites(reason: String) {
    fail(reason) { [weak self] in self?.openFavourites() }
  }
}
