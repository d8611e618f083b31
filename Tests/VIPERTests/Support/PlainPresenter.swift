@testable import VIPER

/// The plain program's presenter.
class PlainPresenter: CountriesEventHandler, FindCountriesInteractorOutput, SortCountriesInteractorOutput {
  weak var view: (any CountriesView)?
  let findCountries: any FindCountriesInteractorInput
  let sortCountries: any SortCountriesInteractorInput
  let wireframe: any CountriesRouting
  var searchText: String?
  private var countries: [CountryFacts] = []

  required init(
    findCountries: any FindCountriesInteractorInput, sortCountries: any SortCountriesInteractorInput,
    wireframe: any CountriesRouting
  ) {
    self.findCountries = findCountries
    self.sortCountries = sortCountries
    self.wireframe = wireframe
  }

  func updateView() {
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
    sortCountries.sort(by: .name)
  }

  func sortByPopulation() {}

  func openCountry(at index: Int) {
    wireframe.showFilms(ofCountry: countries[index].code, named: countries[index].name)
  }

  func openRegions() {}

  func openFavourites() {}

  func foundCountries(_ countries: [CountryFacts]) {
    show(countries)
    view?.show(summary: "\(countries.count) countries")
  }

  func failedToFindCountries(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.reload() }
  }

  func sortedCountries(_ countries: [CountryFacts], by sorting: CountrySorting) {
    show(countries)
    view?.show(sorting: sorting)
  }

  private func show(_ countries: [CountryFacts]) {
    self.countries = countries
    view?.show(countries: countries.map { ListItem(title: $0.name, detail: "") }, opened: nil)
  }
}
