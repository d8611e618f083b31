import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Countries module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.countries.findCountries = { part(FindCountriesInteractor(store: $0), connectedBy: \.output) }
    return VIPERArchitecture(program)
  }()

  private let findFinland = Story(
    id: "find-finland", wish: "find Finland by typing its name",
    steps: [
      .launch(),
      .reply(),
      .see("253 countries"),
      .paste("fin"),
      .reply(),
      .see("1 country"),
      .see("Finland"),
    ])

  private let searchAtOnce = Story(
    id: "search-at-once", wish: "search before the countries are loaded, and see what I searched for",
    steps: [
      .launch(),
      .paste("fin"),
      .reply(),
      .see("1 country"),
      .replyToAll(),
      .see("Finland"),
      .dontSee("Afghanistan"),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "be told that a search has failed, and try again",
    steps: [
      .launch(),
      .reply(),
      .paste("fin"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .reply(),
      .see("1 country"),
    ])

  @Test func `VPR-09 the interactor asks the data store for the countries`() throws {
    try expectMessages(
      after: "The user opens the app.", in: findFinland, by: app, because: "VPR-09",
      """
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: find(matching:) nil
      3 Interactor → Data Store: findCountries(matching:completion:) nil
        Data Store → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false
      """)
  }

  @Test func `VPR-09 the countries are sorted in the order that the data store keeps`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: findFinland, by: app, because: "VPR-09",
      """
        Catalogue → Data Store: completion .success(1 × Country: Finland)
        Data Store → Interactor: completion .success(1 × Country: Finland)
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: foundCountries(_:) 1 × CountryFacts: Finland
      7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: Finland, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VPR-16 the interactor answers every request, even when the catalogue fails`() throws {
    try expectMessages(
      after: "The catalogue fails.", in: tryAgain, by: app, because: "VPR-16",
      """
        Catalogue → Data Store: completion .failure(The catalogue is unavailable.)
        Data Store → Interactor: completion .failure(The catalogue is unavailable.)
      6 Interactor → Presenter: failedToFindCountries(_:) .unavailable
      7 Presenter → View Controller: show(failure:) "253 countries · The catalogue is unavailable."
      8 View Controller → View: sets summary.text "253 countries · The catalogue is unavailable."
      8 View Controller → View: sets retryButton.isHidden false
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
        Presenter → Wireframe: showFailure(_:retry:) "The catalogue is unavailable."
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `the list shows the countries that were found`() {
    expectPerformed(findFinland, by: app)
  }

  @Test func `a search replaces the request that is under way`() {
    expectPerformed(searchAtOnce, by: app)
  }

  @Test func `a search that failed can be tried again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}
