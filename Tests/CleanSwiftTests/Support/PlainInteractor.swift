import Catalogue

@testable import CleanSwift

/// The plain program's interactor.
class PlainInteractor: CountriesInteractorInput, CountriesDataStore, OutputHolder {
  var output: (any CountriesInteractorOutput)?
  var openedCountry: Country?
  var countries: [Country] = []
  var order = CountryOrder.byName

  let dependencies: (any Dependencies)?
  lazy var findWorker = dependencies?.makeFindCountriesWorker()
  lazy var sortWorker = dependencies?.makeSortCountriesWorker()
  lazy var pickWorker = dependencies?.makePickRowWorker()

  init(dependencies: (any Dependencies)?) {
    self.dependencies = dependencies
  }

  func fetch(request: Countries.Fetch.Request) {
    findWorker?.findCountries(matching: nil) { [weak self] result in
      self?.finishFetch(result)
    }
  }

  func finishFetch(_ result: Result<[Country], CatalogueError>) {
    guard case .success(let found) = result else { return }
    countries = found
    output?.presentFetch(
      response: .success(
        entries: entries, order: Countries.Order(key: .name, isAscending: true), openedRow: nil))
  }

  func search(request: Countries.Search.Request) {
    findWorker?.findCountries(matching: request.text) { [weak self] result in
      self?.finishSearch(result)
    }
  }

  func finishSearch(_ result: Result<[Country], CatalogueError>) {
    switch result {
    case .success(let found):
      countries = found
      output?.presentSearch(response: .success(entries: entries, openedRow: nil))
    case .failure(let error):
      output?.presentSearch(
        response: .failure(Countries.Failure(reason: error.description), kept: countries.count))
    }
  }

  func sort(request: Countries.Sort.Request) {
    order = order.reversed()
    countries = sortWorker?.sort(countries, by: order) ?? []
    output?.presentSort(response: sorted)
  }

  func open(request: Countries.Open.Request) {
    openedCountry = try? pickWorker?.pick(request.row, in: countries)
    output?.presentOpen(response: .success(openedRow: request.row))
  }

  func openFavourites(request: Countries.OpenFavourites.Request) {}

  var sorted: Countries.Sort.Response {
    Countries.Sort.Response(
      entries: entries,
      order: Countries.Order(key: .name, isAscending: order.direction == .ascending), openedRow: nil)
  }

  var entries: [Countries.Entry] {
    countries.map {
      Countries.Entry(
        name: $0.name, capital: $0.capital, population: $0.population, dissolved: $0.dissolved)
    }
  }
}
