import Catalogue

/// The requests that the interactor handles.
protocol CountriesInteractorInput: AnyObject {
  func fetch(request: ListCountries.Fetch.Request)
  func search(request: ListCountries.Search.Request)
  func sort(request: ListCountries.Sort.Request)
  func openCountry(request: ListCountries.OpenCountry.Request)
  func openRegions(request: ListCountries.OpenRegions.Request)
  func closeRegions(request: ListCountries.CloseRegions.Request)
  func openFavourites(request: ListCountries.OpenFavourites.Request)
}

typealias CountriesInteractorOutput = CountriesPresenterInput

/// The data that the router passes to the next scene, and that a scene hands back.
protocol CountriesDataStore: AnyObject {
  /// The country that the user opened last, or nil.
  var selectedCountry: Country? { get }
  /// The region whose countries are listed, or nil for all.
  var region: Region? { get set }
}

/// Finds, sorts and opens countries, all or those of a region.
final class CountriesInteractor: CountriesDataStore {
  var output: (any CountriesInteractorOutput)?

  private(set) var selectedCountry: Country?
  var region: Region?
  /// What was found last, in all regions.
  private var found: [Country] = []
  /// Those of them that are in the region.
  private var countries: [Country] = []
  /// The reason why the last fetch or search failed, or nil if it succeeded.
  private var failure: Failure?
  private var order = CountryOrder.byName
  /// The text of the last search, or nil.
  private var text: String?

  private let dependencies: any Dependencies
  private lazy var findWorker = dependencies.makeFindCountriesWorker()
  private lazy var sortWorker = dependencies.makeSortCountriesWorker()
  private lazy var filterWorker = dependencies.makeFilterCountriesWorker()
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func update(_ found: [Country]) {
    self.found = sortWorker.sort(found, by: order)
    countries = region == nil ? self.found : filterWorker.filter(self.found, by: region)
  }

  private func keep(_ error: CatalogueError) -> Failure {
    let failure = Failure(error)
    self.failure = failure
    return failure
  }

  private var entries: [ListCountries.Entry] {
    countries.map { ListCountries.Entry($0) }
  }

  private var selectedRow: Int? {
    countries.firstIndex { $0.code == selectedCountry?.code }
  }
}

extension CountriesInteractor: CountriesInteractorInput {
  func fetch(request: ListCountries.Fetch.Request) {
    output?.presentFetch(response: .loading)
    findWorker.findCountries(matching: text) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let found):
        failure = nil
        update(found)
        output?.presentFetch(response: .success(entries: entries, selectedRow: selectedRow))
      case .failure(let error):
        output?.presentFetch(response: .failure(keep(error), listed: countries.count))
      }
    }
  }

  func search(request: ListCountries.Search.Request) {
    text = request.text
    findWorker.findCountries(matching: text) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let found):
        failure = nil
        update(found)
        output?.presentSearch(response: .success(entries: entries, selectedRow: selectedRow))
      case .failure(let error):
        output?.presentSearch(response: .failure(keep(error), listed: countries.count))
      }
    }
  }

  func sort(request: ListCountries.Sort.Request) {
    order = order.next(by: CountryOrder.Key(request.key))
    update(found)
    output?.presentSort(
      response: ListCountries.Sort.Response(
        entries: entries, order: ListCountries.Order(order), selectedRow: selectedRow))
  }

  func openCountry(request: ListCountries.OpenCountry.Request) {
    selectedCountry = countries[request.row]
    output?.presentOpenCountry(response: ListCountries.OpenCountry.Response(selectedRow: request.row))
  }

  func openRegions(request: ListCountries.OpenRegions.Request) {
    output?.presentOpenRegions(response: ListCountries.OpenRegions.Response())
  }

  func closeRegions(request: ListCountries.CloseRegions.Request) {
    countries = filterWorker.filter(found, by: region)
    let list =
      found.isEmpty
      ? nil
      : ListCountries.CloseRegions.Response.List(
        entries: entries, selectedRow: selectedRow, failure: failure)
    output?.presentCloseRegions(
      response: ListCountries.CloseRegions.Response(region: region?.rawValue, list: list))
  }

  func openFavourites(request: ListCountries.OpenFavourites.Request) {
    do {
      // A store that cannot be read is reported before the user leaves the list.
      _ = try readWorker.readFavourites()
      selectedCountry = nil
      output?.presentOpenFavourites(response: .success)
    } catch {
      output?.presentOpenFavourites(response: .failure(Failure(error)))
    }
  }
}

extension CountryOrder.Key {
  fileprivate init(_ key: ListCountries.SortKey) {
    self =
      switch key {
      case .name: .name
      case .population: .population
      }
  }
}

extension ListCountries.Order {
  fileprivate init(_ order: CountryOrder) {
    self.init(key: order.key == .name ? .name : .population, isAscending: order.direction == .ascending)
  }
}

extension ListCountries.Entry {
  fileprivate init(_ country: Country) {
    self.init(
      name: country.name, capital: country.capital, population: country.population,
      dissolved: country.dissolved)
  }
}
