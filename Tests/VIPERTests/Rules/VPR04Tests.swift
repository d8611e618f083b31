import Catalogue
import PatternTesting
import Specification
import Testing

@testable import VIPER

@Suite struct VPR04Tests {
  @Test func `VPR-04 a console program can have the app's interactors`() throws {
    try expectKept("VPR-04")
  }

  @Test func `VPR-04 a console program finds and sorts countries with the app's interactors`() {
    let catalogue = InMemoryCatalogue(data: .aFewCountries)
    let console = Console(
      store: CatalogueDataStore(catalogue: catalogue, favourites: InMemoryFavourites()))
    console.run()
    catalogue.deliverNext()
    let expected = CatalogueData.aFewCountries.countries
      .sorted(by: CountryOrder(key: .population, direction: .descending))
    #expect(!expected.isEmpty)
    #expect(console.lines == expected.map(\.name))
  }

  @Test func `VPR-04 counterexample: the interactor answers to one presenter and nobody else`() throws {
    try expectBroken(
      "VPR-04", naming: "Interactor", "'Console' to type 'CountriesPresenter",
      by: .compiling("a console program with an interactor of the app", for: "VPR-04", bound))
  }
}

/// Writes down what the interactors hand out, line by line.
private final class Console: FindCountriesInteractorOutput, SortCountriesInteractorOutput {
  private let find: FindCountriesInteractor
  private let sort: SortCountriesInteractor
  private(set) var lines: [String] = []

  init(store: any DataStore) {
    find = FindCountriesInteractor(store: store)
    sort = SortCountriesInteractor(store: store)
    find.output = self
    sort.output = self
  }

  func run() {
    find.find(matching: nil)
  }

  func found(_ countries: CountryOverview) {
    sort.sort(by: .population)
  }

  func failedToFind(_ failure: FindCountriesFailure) {
    lines = [failure.reason]
  }

  func sorted(_ countries: CountryOverview) {
    lines = countries.countries.map(\.name)
  }
}

/// Has the app's presenter for its output, by its class.
private let bound = """
  import Catalogue

  final class CountriesPresenter {
    func sorted(_ names: [String]) {}
  }

  final class SortCountriesInteractor {
    weak var output: CountriesPresenter?
    private let store: any DataStore

    init(store: any DataStore) { self.store = store }

    func sort() { output?.sorted(store.countryList.countries.map(\\.name).sorted()) }
  }

  final class Console {
    private let sort: SortCountriesInteractor

    init(store: any DataStore) {
      sort = SortCountriesInteractor(store: store)
      sort.output = self
    }

    func sorted(_ names: [String]) { print(names) }
  }
  """
