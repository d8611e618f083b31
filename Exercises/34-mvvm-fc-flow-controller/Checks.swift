import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's program, with this exercise's flow controller in the Favourites module.
  private static let program: MVVMFCProgram = {
    var program = MVVMFCProgram()
    program.favourites.flowController = {
      part(FavouritesFlowController(dependencies: $0), connectedBy: \.viewController)
    }
    return program
  }()

  private let app: any Architecture = MVVMFCArchitecture(program)

  private let openRashomon = Story(
    id: "open-rashomon", wish: "open a film from my favourites",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .see("Unmark Favourite"),
      .goBack(),
      .reply(),
      .see("1 favourite"),
    ])

  private static let markRashomon: [Story.Step] = [
    .launch(), .reply(), .paste("japan"), .reply(), .pick("Japan"), .reply(), .pick("Rashomon"), .reply(),
    .tap("Mark as Favourite"), .goBack(), .goBack(),
  ]

  private let tryAgain = Story(
    id: "try-again", wish: "be told when my favourites cannot be loaded, and try again",
    steps: markRashomon + [
      .tap("Favourites"),
      .fail(),
      .see("Something went wrong"),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("1 favourite"),
    ])

  private let tryTwice = Story(
    id: "try-twice", wish: "be told when my favourites cannot be read, and try again",
    steps: markRashomon + [
      .tap("Favourites"),
      .fail(),
      .storeFails(.damaged),
      .tap("Try Again"),
      .see("Something went wrong"),
      .see("damaged"),
      .storeRecovers(),
      .tap("Try Again"),
      .reply(),
      .see("1 favourite"),
    ])

  private let giveUp = Story(
    id: "give-up", wish: "close the alert, and leave the favourites",
    steps: markRashomon + [
      .tap("Favourites"),
      .fail(),
      .tap("Cancel"),
      .dontSee("Something went wrong"),
      .goBack(),
      .see("1 country"),
    ])

  @Test func `FC-46 the flow controller opens the film`() throws {
    try expectMessages(
      after: "The user picks “Rashomon”.", in: openRashomon, by: app, because: "FC-46",
      """
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilm(_:) Film("Rashomon")
      6 Flow Controller → Factory: pushIn(_:film:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads favourites StagedFavourites
        Factory → View Controller: refers to FilmViewModel
        Factory → View Model: refers to FilmFlowController
        Factory → Flow Controller: refers to FilmViewController
      6 Factory → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate FilmViewController
      5 View Controller → View Model: reads favouriteText "Mark as Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      5 View Controller → View Model: reads canToggleFavourite false
      5 View Controller → View: sets favouriteButton.isEnabled false
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: film(_:completion:) tt0042876
        Service → Api Session: request(_:completion:) "films.json?film=tt0042876"
        Api Session → Catalogue: film(_:completion:) tt0042876
        Service → Api Session: request(_:completion:) "countries.json?film=tt0042876"
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `a user opens a favourite, and comes back to the favourites`() {
    expectPerformed(openRashomon, by: app)
  }

  @Test func `FC-18 the flow controller shows a failure in an alert`() throws {
    try expectMessages(
      after: "The catalogue fails.", in: tryAgain, by: app, because: "FC-18",
      """
        Catalogue → Api Session: completion .failure(The catalogue is unavailable.)
        Api Session → Service: completion .failure(The server has a problem (status 503): try again later.)
        Service → Use Case: completion .failure(The server has a problem (status 503): try again later.)
        Use Case → View Model: completion .failure(The server has a problem (status 503): try again later.)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "The catalogue is unavailable."
      5 View Controller → View: sets summary.text "The catalogue is unavailable."
      5 View Model → View Controller: canRetryDidChange()
      5 View Controller → View Model: reads canRetry true
      5 View Controller → View: sets retryButton.isHidden false
      5 View Model → Flow Controller: show(apiError:retry:) The server has a problem (status 503): try again later.
      5 Flow Controller → Factory: showIn(_:message:retry:dependencies:)
      5 Factory → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `a user is told that the catalogue fails, and tries again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `a user is told that the favourites cannot be read, and tries again`() {
    expectPerformed(tryTwice, by: app)
  }

  @Test func `a user is told that the catalogue fails, and goes back`() {
    expectPerformed(giveUp, by: app)
  }

  @Test func `FC-49 the flow controller refers to its view controller weakly`() throws {
    try expectKept("FC-49", by: app, performing: [openRashomon, tryAgain], using: Check.mvvmFC)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
