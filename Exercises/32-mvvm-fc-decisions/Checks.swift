import Checks
import ExerciseSupport
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's view controller in the Favourites module.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.favourites.viewController = { FavouritesViewController(viewModel: $0) }
    return MVVMFCArchitecture(program)
  }()

  private let sameAgain = Story(
    id: "same-again", wish: "open a favourite, go back, and open it again",
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
      .goBack(),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .see("Japan, 1951"),
    ])

  private let secondTry = Story(
    id: "second-try", wish: "open a favourite again after it failed to load",
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
      .fail(),
      .tap("Cancel"),
      .goBack(),
      .reply(),
      .pick("Rashomon"),
      .see("Loading…"),
      .reply(),
      .see("Unmark Favourite"),
    ])

  @Test func `FC-27 the view controller passes each pick on to its view model`() throws {
    try expectMessages(
      after: "The user picks “Rashomon”.", in: sameAgain, by: app, because: "FC-27",
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

  @Test func `a favourite opens as often as the user picks it`() {
    expectPerformed(sameAgain, by: app)
  }

  @Test func `a favourite that failed to load opens when the user picks it again`() {
    expectPerformed(secondTry, by: app)
  }

  @Test func `FC-27 no user action is lost`() throws {
    try expectKept("FC-27", by: app, performing: [sameAgain, secondTry], using: Check.mvvmFC)
  }

  @Test func `FC-28 the view controller makes no decision about a pick`() throws {
    try expectKept("FC-28", by: app, performing: [sameAgain], using: Check.mvvmFC)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
