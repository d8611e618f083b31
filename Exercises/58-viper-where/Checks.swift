import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's program, with this exercise's Countries module.
  private static let program: VIPERProgram = {
    var program = VIPERProgram()
    program.countries.findCountries = { part(FindCountriesInteractor(store: $0), connectedBy: \.output) }
    program.countries.sortCountries = { part(SortCountriesInteractor(store: $0), connectedBy: \.output) }
    program.countries.filterCountries = { part(FilterCountriesInteractor(store: $0), connectedBy: \.output) }
    program.countries.checkFavourites = { part(CheckFavouritesInteractor(store: $0), connectedBy: \.output) }
    program.countries.presenter = {
      part(
        CountriesPresenter(
          findCountries: $0, sortCountries: $1, filterCountries: $2, checkFavourites: $3, wireframe: $4),
        connectedBy: \.view)
    }
    program.countries.viewController = { CountriesViewController(presenter: $0) }
    program.countries.scene.outlets = [
      .outlet("owner", \CountriesViewController.$searchField, to: "searchField"),
      .outlet("owner", \CountriesViewController.$summary, to: "summary"),
      .outlet("owner", \CountriesViewController.$retryButton, to: "retryButton"),
      .outlet("owner", \CountriesViewController.$list, to: "list"),
      .outlet("owner", \CountriesViewController.$spinner, to: "spinner"),
      .outlet("owner", \CountriesViewController.$nameButton, to: "nameButton"),
      .outlet("owner", \CountriesViewController.$populationButton, to: "populationButton"),
      .outlet("owner", \CountriesViewController.$regionButton, to: "regionButton"),
      .outlet("list", \UITableView.delegate, to: "owner"),
    ]
    return program
  }()

  private let app: any Architecture = VIPERArchitecture(program)

  /// The favourites cannot be read at first, and the user tries again when they can.
  private let openWithSecondTry = Story(
    id: "open-with-second-try", wish: "see why my favourites cannot be opened, and try again",
    steps: [
      .launch(),
      .reply(),
      .storeFails(.unreadable),
      .tap("Favourites"),
      .see("favourites.json cannot be read"),
      .storeRecovers(),
      .tap("Try Again"),
      .see("No favourites yet"),
      .dontSee("Loading…"),
    ])

  /// The second try fails too.
  private let insist = Story(
    id: "insist", wish: "be told again if my favourites still cannot be opened",
    steps: [
      .launch(),
      .reply(),
      .storeFails(.unreadable),
      .tap("Favourites"),
      .see("favourites.json cannot be read"),
      .tap("Try Again"),
      .see("favourites.json cannot be read"),
    ])

  @Test func `favourites that could not be read can be opened on the second try`() {
    expectPerformed(openWithSecondTry, by: app)
  }

  @Test func `VPR-16 the second try asks for the favourites`() throws {
    try expectMessages(
      after: "The user taps “Try Again”.", in: insist, by: app, because: "VPR-16",
      """
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → Presenter: retry()
      2 Presenter → Interactor: checkFavourites()
      3 Interactor → Data Store: reads markedFilms()
        Data Store → Favourites: reads favourites()
      6 Interactor → Presenter: failedToCheckFavourites(_:) .favouritesUnreadable(file: "favourites.json", reason: "permission deni…
        Presenter → Wireframe: showFailure(_:retry:) "favourites.json cannot be read: permission denied. Fix that…"
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: VIPERArchitecture(), using: Check.viper,
      with: [
        "CountriesViewController", "FindCountriesInteractor", "SortCountriesInteractor",
        "FilterCountriesInteractor", "CheckFavouritesInteractor",
      ])
  }
}
