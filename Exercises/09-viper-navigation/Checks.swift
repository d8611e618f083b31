import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's program, with this exercise's presenter in the Countries module.
  private static let program: VIPERProgram = {
    var program = VIPERProgram()
    program.countries.presenter = {
      part(
        CountriesPresenter(
          findCountries: $0, sortCountries: $1, filterCountries: $2, checkFavourites: $3, wireframe: $4),
        connectedBy: \.view)
    }
    return program
  }()

  private let app: any Architecture = VIPERArchitecture(program)

  private let openFavourites = Story(
    id: "open-favourites", wish: "look at my favourites after the countries failed to load, and go back",
    steps: [
      .launch(),
      .fail(),
      .tap("Cancel"),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .goBack(),
      .see("▸ Japan"),
      .tap("Favourites"),
      .see("No favourites yet"),
      .goBack(),
      .see("1 country"),
      .dontSee("▸ Japan"),
    ])

  private let stayHere = Story(
    id: "stay-here", wish: "stay where I am when my favourites cannot be read",
    steps: [
      .launch(),
      .reply(),
      .storeFails(.damaged),
      .tap("Favourites"),
      .see("favourites.json is damaged"),
      .tap("Cancel"),
      .see("253 countries"),
    ])

  @Test func `a user whose favourites cannot be read stays on the list of countries`() {
    expectPerformed(stayHere, by: app)
  }

  @Test func `the favourites open even after the countries failed to load`() {
    expectPerformed(openFavourites, by: app)
  }

  @Test func `VPR-32 the presenter opens the favourites only if they can be read`() throws {
    try expectMessages(
      after: "The user taps “Favourites”.", in: stayHere, by: app, because: "VPR-32",
      """
        User → View: tap(_:) "Favourites"
        View → View Controller: openFavourites(_:) UIBarButtonItem
      1 View Controller → Presenter: openFavourites()
      2 Presenter → Interactor: checkFavourites()
      3 Interactor → Data Store: reads markedFilms()
        Data Store → Favourites: reads favourites()
      6 Interactor → Presenter: failedToCheckFavourites(_:) .favouritesDamaged(file: "favourites.json")
        Presenter → Wireframe: showFailure(_:retry:) "favourites.json is damaged, so it was left as it is. Repair…"
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `VPR-17 the presenter handles every result of its interactors`() throws {
    try expectKept("VPR-17", by: app, performing: [openFavourites], using: Check.viper)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}
