import Checks
import ExerciseSupport
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Countries module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.countries.sortCountries = { part(SortCountriesInteractor(store: $0), connectedBy: \.output) }
    return VIPERArchitecture(program)
  }()

  private let findFinland = Story(
    id: "find-finland", wish: "find Finland by typing its name",
    steps: [
      .launch(),
      .reply(),
      .paste("fin"),
      .reply(),
      .see("1 country"),
      .see("Finland"),
      .dontSee("Afghanistan"),
    ])

  private let turnRound = Story(
    id: "turn-round", wish: "see the countries from Z to A, and from A to Z again",
    steps: [
      .launch(),
      .reply(),
      .tap("Name ↑"),
      .see("Zimbabwe"),
      .tap("Name ↓"),
      .see("Afghanistan"),
    ])

  @Test func `the list shows the countries that a search found`() {
    expectPerformed(findFinland, by: app)
  }

  @Test func `the list can be sorted in either direction`() {
    expectPerformed(turnRound, by: app)
  }

  @Test func `VPR-10 after a search the interactor gets the list, sorts it and puts it back`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: findFinland, by: app, because: "VPR-10",
      """
        Catalogue → Data Store: completion .success(1 × Country: Finland)
        Data Store → Interactor: completion .success(1 × Country: Finland)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Finland)
      6 Interactor → Presenter: foundCountries(count:) 1
      7 Presenter → View Controller: showSummary(_:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country: Finland)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Finland)
      6 Interactor → Presenter: sortedCountries(_:) 1 × CountryFacts: Finland
      7 Presenter → View Controller: showCountries(_:selectedRow:) 1 × Row: Finland, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"
      """)
  }

  @Test func `VPR-09 the interactor gets its entities from the data store`() throws {
    try expectKept("VPR-09", by: app, performing: [findFinland], using: Check.viper)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}
