import Catalogue
import Testing

struct SortingTests {
  private let byName = CatalogueData.embedded.countries.sorted(by: .byName)

  /// Returns the name of a country in the list by name, with the names before and after it.
  private func neighbours(of code: CountryCode) throws -> [String] {
    let index = try #require(byName.firstIndex { $0.code == code })
    return byName[max(index - 1, 0)...min(index + 1, byName.count - 1)].map(\.name)
  }

  @Test func `Åland Islands is sorted among the names that begin with A`() throws {
    #expect(try neighbours(of: "AX") == ["Afghanistan", "Åland Islands", "Albania"])
  }

  @Test func `an accent inside a name does not change its place`() throws {
    #expect(try neighbours(of: "CI") == ["Costa Rica", "Côte d'Ivoire", "Croatia"])
    #expect(try neighbours(of: "ST") == ["San Marino", "São Tomé and Príncipe", "Saudi Arabia"])
    #expect(try neighbours(of: "CW") == ["Cuba", "Curaçao", "Cyprus"])
  }

  @Test func `names in descending order are the reverse of the ascending order`() {
    let descending = byName.sorted(by: .byName.reversed())
    #expect(descending == byName.reversed())
  }

  @Test func `countries that are already in the given order are not copied`() {
    func place(_ countries: [Country]) -> UnsafePointer<Country>? {
      countries.withUnsafeBufferPointer { $0.baseAddress }
    }
    #expect(place(byName.sorted(by: .byName)) == place(byName))
  }

  @Test func `sorted by population, the smallest comes first, those of unknown population last and by name`()
  {
    let sorted = byName.sorted(by: CountryOrder(key: .population))
    #expect(sorted.first?.name == "South Georgia and the South Sandwich Islands")
    #expect(sorted.dropLast(17).last?.name == "China")
    #expect(sorted.suffix(17).map(\.name) == byName.filter { $0.population == nil }.map(\.name))
  }

  @Test
  func `sorted by population, descending, the largest comes first, those of unknown population still last`() {
    let sorted = byName.sorted(by: CountryOrder(key: .population, direction: .descending))
    #expect(sorted.prefix(2).map(\.name) == ["China", "India"])
    #expect(sorted.suffix(17).map(\.name) == byName.filter { $0.population == nil }.map(\.name))
  }

  @Test(arguments: CountryOrder.Direction.allCases)
  func `countries of the same population are sorted by name in both directions`(
    direction: CountryOrder.Direction
  ) {
    let sorted = byName.sorted(by: CountryOrder(key: .population, direction: direction))
    #expect(
      sorted.filter { $0.population == 3000 }.map(\.name)
        == ["British Indian Ocean Territory", "Falkland Islands"])
  }

  @Test(arguments: CountryOrder.Key.allCases, CountryOrder.Direction.allCases)
  func `the order does not depend on the original places of the countries`(
    key: CountryOrder.Key, direction: CountryOrder.Direction
  ) {
    let order = CountryOrder(key: key, direction: direction)
    let twins = [Country(code: "BB", name: "Same"), Country(code: "AA", name: "Same")]
    let countries = CatalogueData.embedded.countries + twins
    #expect(countries.sorted(by: order) == countries.reversed().sorted(by: order))
    #expect(twins.sorted(by: order).map(\.code) == ["AA", "BB"])
  }

  @Test func `the default order is by name, ascending, and reversing twice gives it back`() {
    #expect(CountryOrder.byName == CountryOrder(key: .name, direction: .ascending))
    #expect(CountryOrder.byName.reversed() == CountryOrder(key: .name, direction: .descending))
    #expect(CountryOrder.byName.reversed().reversed() == .byName)
  }

  @Test
  func `sorting by the same key again reverses the order, and another key begins at A or at the largest`() {
    let byPopulation = CountryOrder(key: .population, direction: .descending)
    #expect(CountryOrder.byName.next(by: .name) == .byName.reversed())
    #expect(CountryOrder.byName.reversed().next(by: .name) == .byName)
    #expect(CountryOrder.byName.next(by: .population) == byPopulation)
    #expect(CountryOrder.byName.reversed().next(by: .population) == byPopulation)
    #expect(byPopulation.next(by: .population) == byPopulation.reversed())
    #expect(byPopulation.next(by: .name) == .byName)
    #expect(byPopulation.reversed().next(by: .name) == .byName)
  }
}
