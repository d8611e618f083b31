import Testing

@testable import VIPER

/// A presenter alone: its view, its interactors and its wireframe are test doubles.
@Suite struct CountriesPresenterTests {
  private let neighbour = Neighbour()
  private let presenter: CountriesPresenter

  private let finland = CountryFacts(
    code: "FI", name: "Finland", capital: "Helsinki", population: 5_470_437, dissolved: nil)
  private let yugoslavia = CountryFacts(
    code: "YU", name: "Yugoslavia", capital: nil, population: nil, dissolved: 1992)

  init() {
    presenter = CountriesPresenter(
      findCountries: neighbour, sortCountries: neighbour, filterCountries: neighbour,
      checkFavourites: neighbour, wireframe: neighbour)
    presenter.view = neighbour
  }

  @Test func `events become requests`() {
    presenter.updateView()
    presenter.search(for: "fin")
    presenter.sortByName()
    presenter.sortByPopulation()
    presenter.openFavourites()
    #expect(neighbour.log == ["find nil", "find fin", "sort name", "sort population", "check"])
  }

  @Test func `facts become content`() {
    presenter.foundCountries([finland, yugoslavia])
    #expect(
      neighbour.log == [
        "Finland: Helsinki · 5,470,437, Yugoslavia: dissolved 1992", "2 countries", "loading false",
      ])
  }

  @Test(arguments: [(0, "No countries"), (1, "1 country"), (3, "3 countries")])
  func `the summary counts the countries`(count: Int, summary: String) {
    presenter.foundCountries(Array(repeating: finland, count: count))
    #expect(neighbour.log.contains(summary))
  }

  @Test func `a failure is shown with what is still in the list, and in an alert`() {
    presenter.foundCountries([finland])
    neighbour.log = []
    presenter.failedToFindCountries(.unavailable)
    #expect(
      neighbour.log == [
        "failure 1 country · The catalogue is unavailable.", "loading false",
        "alert The catalogue is unavailable.",
      ])
  }

  @Test func `a retry repeats the last search and says that the screen loads`() {
    presenter.search(for: "fin")
    presenter.failedToFindCountries(.unavailable)
    neighbour.log = []
    neighbour.retry?()
    #expect(neighbour.log == ["loading true", "find fin"])
  }

  @Test func `a sort shows the countries and the order`() {
    presenter.sortedCountries([finland], by: CountrySorting(key: .name, direction: .descending))
    #expect(neighbour.log == ["Finland: Helsinki · 5,470,437", "sorting name descending"])
  }

  @Test func `a country that was opened is shown as opened, wherever it moves`() {
    presenter.foundCountries([finland, yugoslavia])
    presenter.openCountry(at: 0)
    #expect(neighbour.log.last == "films FI Finland")
    presenter.sortedCountries([yugoslavia, finland], by: CountrySorting(key: .name, direction: .descending))
    #expect(neighbour.opened == 1)
  }

  @Test func `the favourites open only after they have been checked, and nothing stays opened`() {
    presenter.foundCountries([finland])
    presenter.openCountry(at: 0)
    presenter.openFavourites()
    #expect(neighbour.log.last == "check")
    presenter.checkedFavourites()
    #expect(neighbour.log.last == "favourites")
    #expect(neighbour.opened == nil)
  }

  @Test func `the sheet of regions opens, and its answer filters the countries`() {
    presenter.openRegions()
    presenter.regionsModuleDidChoose("Europe")
    #expect(neighbour.log == ["can choose false", "regions", "filter Europe", "can choose true"])
  }

  @Test func `a sheet that was cancelled changes nothing but that it can be opened again`() {
    presenter.openRegions()
    neighbour.log = []
    presenter.regionsModuleDidCancel()
    #expect(neighbour.log == ["can choose true"])
  }

  @Test func `the countries of a region are shown with its name, and with a failure that is left`() {
    presenter.failedToFindCountries(.unavailable)
    neighbour.log = []
    presenter.filteredCountries([finland], by: "Europe")
    #expect(
      neighbour.log == [
        "region Only Europe", "Finland: Helsinki · 5,470,437",
        "failure 1 country · The catalogue is unavailable.",
      ])
  }

  @Test func `a region that is chosen before the countries have come shows only its name`() {
    presenter.filteredCountries([], by: "Europe")
    #expect(neighbour.log == ["region Only Europe"])
  }

  @Test func `favourites that cannot be read are checked again by a retry`() {
    presenter.failedToCheckFavourites(.favouritesDamaged(file: "favourites.json"))
    neighbour.retry?()
    #expect(neighbour.log.last == "check")
  }

  /// A test double for every neighbour, which keeps the messages that it receives.
  private final class Neighbour: CountriesView, @MainActor CountriesRouting, FindCountriesInteractorInput,
    SortCountriesInteractorInput, FilterCountriesInteractorInput, CheckFavouritesInteractorInput
  {
    var log: [String] = []
    var opened: Int?
    var retry: (() -> Void)?

    func find(matching text: String?) { log.append("find \(text ?? "nil")") }
    func sort(by key: CountrySorting.Key) { log.append("sort \(key)") }
    func filter(by region: String?) { log.append("filter \(region ?? "nil")") }
    func checkFavourites() { log.append("check") }

    func show(countries: [ListItem], opened: Int?) {
      log.append(countries.map { "\($0.title): \($0.detail)" }.joined(separator: ", "))
      self.opened = opened
    }

    func show(summary: String) { log.append(summary) }
    func show(failure: String) { log.append("failure \(failure)") }
    func show(sorting: CountrySorting) { log.append("sorting \(sorting.key) \(sorting.direction)") }
    func show(isLoading: Bool) { log.append("loading \(isLoading)") }
    func show(region: String) { log.append("region \(region)") }
    func show(canChooseRegion: Bool) { log.append("can choose \(canChooseRegion)") }

    func showFilms(ofCountry code: String, named name: String) { log.append("films \(code) \(name)") }
    func showRegions(delegate: any RegionsModuleDelegate) { log.append("regions") }
    func showFavourites() { log.append("favourites") }

    func showFailure(_ message: String, retry: @escaping () -> Void) {
      log.append("alert \(message)")
      self.retry = retry
    }
  }
}
