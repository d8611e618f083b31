import Catalogue

/// The requests that the interactor handles.
protocol CountriesInteractorInput: AnyObject {
  func fetch(request: ListCountries.Fetch.Request)
  func search(request: ListCountries.Search.Request)
  func sort(request: ListCountries.Sort.Request)
  func openCountry(request: ListCountries.OpenCountry.Request)
  func openFavourites(request: ListCountries.OpenFavourites.Request)
}

typealias CountriesInteractorOutput = CountriesPresenterInput

/// The data that the router passes to the next scene.
protocol CountriesDataStore: AnyObject {
  /// The country that the user opened last, or nil.
  var selectedCountry: Country? { get }
}

/// Finds, sorts and opens countries.
final class CountriesInteractor: CountriesDataStore {
  var output: (any CountriesInteractorOutput)?

  private(set) var selectedCountry: Country?
  private var countries: [Country] = []
  private var order = CountryOrder.byName
  /// The text of the last search, or nil.
  private var text: String?

  private let dependencies: any Dependencies
  private lazy var findWorker = dependencies.makeFindCountriesWorker()
  private lazy var sortWorker = dependencies.makeSortCountriesWorker()
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private func update(_ found: [Country]) {
    countries = sortWorker.sort(found, by: order)
  }

  private var entries: [ListCountries.Entry] {
    countries.map { ListCountries.Entry($0) }
  }

  private var selectedRow: Int? {
    selectedCountry.flatMap { countries.firstIndex(of: $0) }
  }
}

extension CountriesInteractor: CountriesInteractorInput {
  func fetch(request: ListCountries.Fetch.Request) {
    output?.presentFetch(response: .loading)
    findWorker.findCountries(matching: text) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let found):
        update(found)
        output?.presentFetch(response: .success(entries: entries, selectedRow: selectedRow))
      case .failure(let error):
        output?.presentFetch(response: .failure(Failure(error), listed: countries.count))
      }
    }
  }

  func search(request: ListCountries.Search.Request) {
    text = request.text
    findWorker.findCountries(matching: text) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let found):
        update(found)
        output?.presentSearch(response: .success(entries: entries, selectedRow: selectedRow))
      case .failure(let error):
        output?.presentSearch(response: .failure(Failure(error), listed: countries.count))
      }
    }
  }

  func sort(request: ListCountries.Sort.Request) {
    order = order.next(by: CountryOrder.Key(request.key))
    update(countries)
    output?.presentSort(
      response: ListCountries.Sort.Response(
        entries: entries, order: ListCountries.Order(order), selectedRow: selectedRow))
  }

  func openCountry(request: ListCountries.OpenCountry.Request) {
    selectedCountry = countries[request.row]
    output?.presentOpenCountry(response: ListCountries.OpenCountry.Response(selectedRow: request.row))
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
