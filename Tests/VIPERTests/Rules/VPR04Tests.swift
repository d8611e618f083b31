import Catalogue
import PatternTesting
import Testing

@testable import VIPER

@Suite struct VPR04Tests {
  @Test func `VPR-04 a console program can use the app's interactors`() async throws {
    try await expectKept("VPR-04")
  }

  @Test func `VPR-04 the console finds, sorts, opens and marks through the app's interactors`() {
    let catalogue = InMemoryCatalogue(data: .aFewCountries)
    let favourites = InMemoryFavourites()
    var lines: [String] = []
    let console = Console(catalogue: catalogue, favourites: favourites) { lines.append($0) }
    func type(_ line: String) -> [String] {
      lines = []
      console.handle(line)
      while catalogue.deliverNext() {}
      return lines
    }
    #expect(type("list").first == "\(CatalogueData.aFewCountries.countries.count) countries")
    let largest = ["  1  France, Paris, 66,078,000", "  2  Argentina, Buenos Aires, 42,669,500"]
    #expect(Array(type("sort population").prefix(2)) == largest)
    #expect(type("search finland") == ["1 country", "  1  Finland, Helsinki, 5,470,437"])
    #expect(type("open 1") == ["Finland: 1 film", "  1  The Man without a Past, 2002"])
    #expect(type("film 1").last == "Not a favourite.")
    #expect(type("mark") == ["Marked."])
    #expect(favourites.favourites() == ["tt0311519"])
    #expect(type("favourites").first == "1 favourite")
  }

  @Test func `VPR-04 the console marks only a film that was found`() {
    let catalogue = InMemoryCatalogue(data: .aFewCountries)
    let favourites = InMemoryFavourites()
    var lines: [String] = []
    let console = Console(catalogue: catalogue, favourites: favourites) { lines.append($0) }
    for line in ["search finland", "open 1", "film 1"] {
      console.handle(line)
      while catalogue.deliverNext() {}
    }
    lines = []
    console.handle("film 1")
    console.handle("mark")
    while catalogue.failNext() {}
    console.handle("mark")
    #expect(lines == ["Open a film first.", "The catalogue is unavailable.", "Open a film first."])
    #expect(favourites.favourites() == [])
  }

  @Test func `VPR-04 counterexample: the interactor knows its output by a presenter's class`() async throws {
    try await expectBroken(
      "VPR-04", naming: "Interactor", "cannot find type 'CountriesPresenter' in scope",
      by: .compiling(for: "VPR-04", bound))
  }
}

/// Knows its output, the app's presenter, by its class.
private let bound = """
  import Catalogue

  final class SortCountriesInteractor: SortCountriesInteractorInput {
    weak var output: CountriesPresenter?
    private let store: any DataStore

    init(store: any DataStore) { self.store = store }

    func sort(by key: CountrySorting.Key) {
      output?.sortedCountries(store.countries.map(\\.facts), by: store.countryOrder.facts)
    }
  }
  """
