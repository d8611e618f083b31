import Checks
import ExerciseSupport
import HeadlessUI
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's view model in the Films module.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.films.viewModel = { FilmsViewModel(country: $0, catalogue: $1, flowController: $2) }
    return MVVMFCArchitecture(program)
  }()

  private let openNepal = Story(
    id: "open-nepal", wish: "open Nepal and read how many films it has",
    steps: [
      .launch(),
      .reply(),
      .paste("nepal"),
      .reply(),
      .pick("Nepal"),
      .see("Loading…"),
      .reply(),
      .see("Nepal: 1 film"),
      .dontSee("Loading…"),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "try again when the films of Nepal cannot be loaded",
    steps: [
      .launch(),
      .reply(),
      .paste("nepal"),
      .reply(),
      .pick("Nepal"),
      .fail(),
      .see("The catalogue is unavailable."),
      .dontSee("Loading…"),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Nepal: 1 film"),
      .dontSee("Try Again"),
    ])

  private let leaveEarly = Story(
    id: "leave-early", wish: "leave Nepal while its films load",
    steps: [
      .launch(),
      .reply(),
      .paste("nepal"),
      .reply(),
      .pick("Nepal"),
      .goBack(),
      .replyToAll(),
      .see("1 country"),
    ])

  private let openCaravan = Story(
    id: "open-caravan", wish: "open the one film of Nepal, go back, and see which one it was",
    steps: [
      .launch(),
      .reply(),
      .paste("nepal"),
      .reply(),
      .pick("Nepal"),
      .reply(),
      .pick("Caravan"),
      .reply(),
      .see("Nepal, 1999"),
      .goBack(),
      .see("▸ Caravan"),
    ])

  @Test func `FC-32 the view model announces that it is loading, and asks its service`() throws {
    try expectMessages(
      after: "The user picks “Nepal”.", in: openNepal, by: app, because: "FC-32",
      """
        User → View: pick(_:) "Nepal"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilms(of:) Country("Nepal")
      6 Flow Controller → Factory: pushIn(_:country:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → View Controller: refers to FilmsViewModel
        Factory → View Model: refers to FilmsFlowController
        Factory → Flow Controller: refers to FilmsViewController
      6 Factory → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate FilmsViewController
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: films(of:completion:) Country("Nepal")
        Service → Api Session: request(_:completion:) "films.json?country=NP"
        Api Session → Catalogue: films(of:completion:) NP
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `FC-32 the view model announces what has arrived`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: openNepal, by: app, because: "FC-32",
      """
        Catalogue → Api Session: completion .success(1 × Film: Caravan)
        Api Session → Service: completion .success(1 × Film: Caravan)
        Service → View Model: completion .success(1 × Film: Caravan)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: Caravan
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "Nepal: 1 film"
      5 View Controller → View: sets summary.text "Nepal: 1 film"
      """)
  }

  @Test func `a user reads how many films a country has`() {
    expectPerformed(openNepal, by: app)
  }

  @Test func `FC-46 the view model leaves a failure to its flow controller`() throws {
    try expectMessages(
      after: "The catalogue fails.", in: tryAgain, by: app, because: "FC-46",
      """
        Catalogue → Api Session: completion .failure(The catalogue is unavailable.)
        Api Session → Service: completion .failure(The server has a problem (status 503): try again later.)
        Service → View Model: completion .failure(The server has a problem (status 503): try again later.)
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

  @Test func `a user is told of a failure, and tries again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `a user opens a film, and finds it selected after coming back`() {
    expectPerformed(openCaravan, by: app)
  }

  @Test func `FC-32 the view model announces the selected row, and has the film opened`() throws {
    try expectMessages(
      after: "The user picks “Caravan”.", in: openCaravan, by: app, because: "FC-32",
      """
        User → View: pick(_:) "Caravan"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilm(_:) Film("Caravan")
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
      3 View Model → Service: film(_:completion:) tt0210727
        Service → Api Session: request(_:completion:) "films.json?film=tt0210727"
        Api Session → Catalogue: film(_:completion:) tt0210727
        Service → Api Session: request(_:completion:) "countries.json?film=tt0210727"
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `FC-32 the view model cancels its request when the user leaves`() throws {
    try expectMessages(
      after: "The user goes back.", in: leaveEarly, by: app, because: "FC-32",
      """
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        View Model → Service: cancel()
        Service → Api Session: cancel()
        Api Session → Catalogue: cancel()
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `FC-39 the view model holds its delegate weakly`() throws {
    try expectKept("FC-39", by: app, performing: [openCaravan], using: Check.mvvmFC)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
