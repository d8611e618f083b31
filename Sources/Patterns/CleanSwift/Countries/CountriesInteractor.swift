import Catalogue
import Foundation

/// What the interactor can be asked to do.
protocol CountriesInteractorInput: AnyObject {
  func fetch(request: Countries.Fetch.Request)
  func search(request: Countries.Search.Request)
  func sort(request: Countries.Sort.Request)
  func open(request: Countries.Open.Request)
  func openFavourites(request: Countries.OpenFavourites.Request)
}

/// Whom the interactor tells what came of it.
typealias CountriesInteractorOutput = CountriesPresenterInput

/// What the interactor keeps for the next scene.
protocol CountriesDataStore: AnyObject {
  /// The country that the user opened last, or nil.
  var openedCountry: Country? { get }
}

/// Finds, sorts and opens countries.
final class CountriesInteractor: CountriesInteractorInput, CountriesDataStore {
  var output: (any CountriesInteractorOutput)?

  private(set) var openedCountry: Country?
  private var countries: [Country] = []
  private var order = CountryOrder.byName

  private let dependencies: any Dependencies
  private lazy var findWorker = dependencies.makeFindCountriesWorker()
  private lazy var sortWorker = dependencies.makeSortCountriesWorker()
  private lazy var pickWorker = dependencies.makePickRowWorker()
  private lazy var favouritesWorker = dependencies.makeReadFavouritesWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func fetch(request: Countries.Fetch.Request) {
    findWorker.findCountries(matching: nil) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let found):
        keep(found)
        output?.presentFetch(
          response: .success(entries: entries, order: Countries.Order(order), openedRow: openedRow))
      case .failure(let error):
        output?.presentFetch(response: .failure(Countries.Failure(error), kept: countries.count))
      }
    }
  }

  func search(request: Countries.Search.Request) {
    findWorker.findCountries(matching: request.text) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let found):
        keep(found)
        output?.presentSearch(response: .success(entries: entries, openedRow: openedRow))
      case .failure(let error):
        output?.presentSearch(response: .failure(Countries.Failure(error), kept: countries.count))
      }
    }
  }

  func sort(request: Countries.Sort.Request) {
    let key = CountryOrder.Key(request.key)
    order = order.key == key ? order.reversed() : CountryOrder(key: key, direction: key.firstDirection)
    countries = sortWorker.sort(countries, by: order)
    output?.presentSort(
      response: Countries.Sort.Response(
        entries: entries, order: Countries.Order(order), openedRow: openedRow))
  }

  func open(request: Countries.Open.Request) {
    do {
      openedCountry = try pickWorker.pick(request.row, in: countries)
      output?.presentOpen(response: .success(openedRow: request.row))
    } catch {
      output?.presentOpen(response: .failure(Countries.Failure(error)))
    }
  }

  func openFavourites(request: Countries.OpenFavourites.Request) {
    do {
      // A store that cannot be read is told before the screen is left.
      _ = try favouritesWorker.readFavourites()
      openedCountry = nil
      output?.presentOpenFavourites(response: .success(openedRow: openedRow))
    } catch {
      output?.presentOpenFavourites(response: .failure(Countries.Failure(error)))
    }
  }

  /// Keeps what was found in the order that the user chose last.
  private func keep(_ found: [Country]) {
    countries = sortWorker.sort(found, by: order)
  }

  private var entries: [Countries.Entry] {
    countries.map { Countries.Entry($0) }
  }

  private var openedRow: Int? {
    openedCountry.flatMap { countries.firstIndex(of: $0) }
  }
}

extension CountryOrder.Key {
  fileprivate init(_ key: Countries.SortKey) {
    switch key {
    case .name: self = .name
    case .population: self = .population
    }
  }

  /// The direction that most people want first.
  fileprivate var firstDirection: CountryOrder.Direction {
    switch self {
    case .name: .ascending
    case .population: .descending
    }
  }
}

extension Countries.Entry {
  fileprivate init(_ country: Country) {
    self.init(
      name: country.name, capital: country.capital, population: country.population,
      dissolved: country.dissolved)
  }
}

extension Countries.SortKey {
  fileprivate init(_ key: CountryOrder.Key) {
    switch key {
    case .name: self = .name
    case .population: self = .population
    }
  }
}

extension Countries.Order {
  fileprivate init(_ order: CountryOrder) {
    self.init(key: Countries.SortKey(order.key), isAscending: order.direction == .ascending)
  }
}

extension Countries.Failure {
  fileprivate init(_ error: any Error) {
    self.init(reason: error.localizedDescription)
  }
}
