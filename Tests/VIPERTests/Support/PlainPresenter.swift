@testable import VIPER

/// The plain program's presenter.
class PlainPresenter: CountriesEventHandler, FindCountriesInteractorOutput, SortCountriesInteractorOutput {
  weak var view: (any CountriesView)?
  let findCountries: any FindCountriesInteractorInput
  let sortCountries: any SortCountriesInteractorInput
  let wireframe: any CountriesRouting
  var searchText: String?
  private var countries: [CountryFacts] = []
  private var sorting = CountrySorting.byName

  required init(
    findCountries: any FindCountriesInteractorInput, sortCountries: any SortCountriesInteractorInput,
    wireframe: any CountriesRouting
  ) {
    self.findCountries = findCountries
    self.sortCountries = sortCountries
    self.wireframe = wireframe
  }

  func viewDidLoad() {
    findCountries.find(matching: nil)
  }

  func search(for text: String) {
    searchText = text
    findCountries.find(matching: text)
  }

  func reload() {
    findCountries.find(matching: searchText)
  }

  func sortByName() {
    sorting = sorting.next(by: .name)
    sortCountries.sort(by: sorting)
  }

  func sortByPopulation() {}

  func openCountry(row: Int) {
    wireframe.showFilms(ofCountry: countries[row].code, named: countries[row].name)
  }

  func openFavourites() {}

  func foundCountries(count: Int) {
    view?.showSummary("\(count) countries")
    sortCountries.sort(by: sorting)
  }

  func failedToFindCountries(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.reload() }
  }

  func sortedCountries(_ countries: [CountryFacts]) {
    self.countries = countries
    view?.showCountries(countries.map { Row(title: $0.name, detail: "") }, selectedRow: nil)
    view?.showSorting(
      SortingContent(byName: sorting.isAscending ? "Name ↑" : "Name ↓", byPopulation: "Population"))
  }
}
