import Catalogue

@testable import CleanSwift

/// Finds countries in the catalogue. The worker keeps no request: who awaits it may cancel the task.
final class AsyncFindCountriesWorker: AsyncFindCountriesWorking {
  private let catalogue: any CatalogueService

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func findCountries(matching text: String?) async throws -> [Country] {
    if let text {
      try await catalogue.countries(matching: text)
    } else {
      try await catalogue.countries()
    }
  }
}

/// Finds, sorts and opens countries, all or those of a region. It owns the task in which it awaits its worker.
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
  /// The fetch or search under way. A later one cancels it; so does the end of the scene.
  private var finding: Task<Void, Never>?

  private let dependencies: any AsyncDependencies
  private lazy var findWorker = dependencies.makeAsyncFindCountriesWorker()
  private lazy var sortWorker = dependencies.makeSortCountriesWorker()
  private lazy var filterWorker = dependencies.makeFilterCountriesWorker()
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()

  init(dependencies: any AsyncDependencies) {
    self.dependencies = dependencies
  }

  deinit {
    finding?.cancel()
  }

  private func update(_ found: [Country]) {
    self.found = sortWorker.sort(found, by: order)
    countries = region == nil ? self.found : filterWorker.filter(self.found, by: region)
  }

  /// Awaits the countries that match the text of the last search, or all; then responds, unless a later call has come.
  private func find(respond: @escaping (CountriesInteractor) -> Void) {
    finding?.cancel()
    // The task holds the worker and not the interactor, which would live on while it waits.
    finding = Task { [weak self, findWorker, text] in
      do {
        let found = try await findWorker.findCountries(matching: text)
        // The reply may have been on its way when the task was cancelled; then it is dropped.
        guard let self, !Task.isCancelled else { return }
        failure = nil
        update(found)
        respond(self)
      } catch let error as CatalogueError {
        guard let self, !Task.isCancelled else { return }
        failure = Failure(error)
        respond(self)
      } catch is CancellationError {
        // The task was cancelled while it waited.
      } catch {
        assertionFailure("\(error)")
      }
    }
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
    find { interactor in
      interactor.output?.presentFetch(
        response: interactor.failure.map { .failure($0, listed: interactor.countries.count) }
          ?? .success(entries: interactor.entries, selectedRow: interactor.selectedRow))
    }
  }

  func search(request: ListCountries.Search.Request) {
    text = request.text
    find { interactor in
      interactor.output?.presentSearch(
        response: interactor.failure.map { .failure($0, listed: interactor.countries.count) }
          ?? .success(entries: interactor.entries, selectedRow: interactor.selectedRow))
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
