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
    id: "find-finland", wish: "find Finland, after I have sorted the countries, and sort what I found",
    steps: [
      .launch(),
      .reply(),
      .tap("Name ↑"),
      .paste("fin"),
      .reply(),
      .see("1 country"),
      .tap("Name ↓"),
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

  @Test func `the list still shows the countries that a search found when they are sorted`() {
    expectPerformed(findFinland, by: app)
  }

  @Test func `the list can be sorted in either direction`() {
    expectPerformed(turnRound, by: app)
  }

  @Test func `VPR-09 on a tap the interactor gets order and countries, and puts the order back`() throws {
    try expectMessages(
      after: "The user taps “Name ↓”.", in: findFinland, by: app, because: "VPR-09",
      """
        User → View: tap(_:) "Name ↓"
        View → View Controller: sortByName(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByName()
      2 Presenter → Interactor: sort(by:) .name
      3 Interactor → Data Store: reads countryOrder name, descending
      3 Interactor → Data Store: reads countries 1 × Country: Finland
      3 Interactor → Data Store: reads region nil
      5 Interactor → Data Store: put(_:) name, ascending
      6 Interactor → Presenter: sortedCountries(_:by:) 1 × CountryFacts, by: CountrySorting(key: .name, direction: .ascending)
      7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: Finland, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(sorting:) CountrySorting(key: .name, direction: .ascending)
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
