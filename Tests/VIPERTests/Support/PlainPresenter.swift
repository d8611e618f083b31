@testable import VIPER

/// The plain program's presenter.
class PlainPresenter: CountriesEventHandler, FindCountriesInteractorOutput, SortCountriesInteractorOutput,
  OpenCountryInteractorOutput
{
  weak var view: (any CountriesView)?
  var findCountries: any FindCountriesInteractorInput
  var sortCountries: any SortCountriesInteractorInput
  var openCountry: any OpenCountryInteractorInput
  var openFavouritesUseCase: any OpenFavouritesInteractorInput
  var wireframe: any CountriesRouting
  var searched: String?

  required init(
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

  func viewDidLoad() {
    findCountries.find(matching: nil)
  }

  func search(for text: String) {
    searched = text
    findCountries.find(matching: text)
  }

  func sortByName() {
    sortCountries.sort(by: .name)
  }

  func sortByPopulation() {}

  func open(row: Int) {
    openCountry.open(row: row)
  }

  func openFavourites() {}

  func retry() {
    findCountries.find(matching: searched)
  }

  func found(_ countries: CountryOverview) {
    view?.show(countries.countries.map(content), openedRow: countries.openedRow)
    view?.show(summary: "\(countries.countries.count) countries")
  }

  func failedToFind(_ failure: FindCountriesFailure) {
    view?.show(failure: failure.reason)
  }

  func sorted(_ countries: CountryOverview) {
    view?.show(countries.countries.map(content), openedRow: countries.openedRow)
    view?.show(
      SortingContent(
        byName: countries.sorting.isAscending ? "Name ↑" : "Name ↓", byPopulation: "Population"))
  }

  func opened(_ country: OpenedCountry) {
    view?.showOpened(row: country.row)
    wireframe.showFilms(ofCountry: country.code)
  }

  func failedToOpen(row: Int, reason: String) {}

  func content(_ facts: CountryFacts) -> CountryContent {
    CountryContent(name: facts.name, facts: facts.population.map { "\($0)" } ?? "")
  }
}
