import Catalogue

@testable import CleanSwift

/// The plain program's interactor.
class PlainInteractor: CountriesInteractorInput, CountriesDataStore {
  var output: (any CountriesInteractorOutput)?
  var selectedCountry: Country?
  var region: Region?
  var countries: [Country] = []
  var order = CountryOrder.byName

  let dependencies: (any Dependencies)?
  lazy var findWorker = workers.makeFindCountriesWorker()
  lazy var sortWorker = workers.makeSortCountriesWorker()

  init(dependencies: (any Dependencies)?) {
    self.dependencies = dependencies
  }

  /// The dependencies, which create the workers.
  var workers: any Dependencies {
    guard let dependencies else { preconditionFailure("The interactor was given no dependencies.") }
    return dependencies
  }

  func fetch(request: ListCountries.Fetch.Request) {
    findWorker.findCountries(matching: nil) { [weak self] result in
      self?.finishFetch(result)
    }
  }

  func finishFetch(_ result: Result<[Country], CatalogueError>) {
    guard case .success(let found) = result else { return }
    countries = found
    output?.presentFetch(
      response: .success(entries: entries, selectedRow: nil))
  }

  func search(request: ListCountries.Search.Request) {
    findWorker.findCountries(matching: request.text) { [weak self] result in
      self?.finishSearch(result)
    }
  }

  func finishSearch(_ result: Result<[Country], CatalogueError>) {
    switch result {
    case .success(let found):
      countries = found
      output?.presentSearch(response: .success(entries: entries, selectedRow: nil))
    case .failure(let error):
      output?.presentSearch(
        response: .failure(Failure(error), listed: countries.count))
    }
  }

  func sort(request: ListCountries.Sort.Request) {
    order = order.reversed()
    countries = sortWorker.sort(countries, by: order)
    output?.presentSort(response: sorted)
  }

  func openCountry(request: ListCountries.OpenCountry.Request) {
    selectedCountry = countries[request.row]
    output?.presentOpenCountry(response: ListCountries.OpenCountry.Response(selectedRow: request.row))
  }

  func openRegions(request: ListCountries.OpenRegions.Request) {}

  func closeRegions(request: ListCountries.CloseRegions.Request) {}

  func openFavourites(request: ListCountries.OpenFavourites.Request) {}

  var sorted: ListCountries.Sort.Response {
    ListCountries.Sort.Response(
      entries: entries,
      order: ListCountries.Order(key: .name, isAscending: order.direction == .ascending), selectedRow: nil)
  }

  var entries: [ListCountries.Entry] {
    countries.map {
      ListCountries.Entry(
        name: $0.name, capital: $0.capital, population: $0.population, dissolved: $0.dissolved)
    }
  }
}
