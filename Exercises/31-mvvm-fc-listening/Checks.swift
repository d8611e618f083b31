import Checks
import ExerciseSupport
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's view controller in the Films module.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.films.viewController = { FilmsViewController(viewModel: $0) }
    return MVVMFCArchitecture(program)
  }()

  private let openNepal = Story(
    id: "open-nepal", wish: "open Nepal, and see that its films are loading",
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
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Nepal: 1 film"),
    ])

  @Test func `FC-29 the view controller is notified that its view model is loading`() throws {
    try expectMessages(
      after: "The user picks “Nepal”.", in: openNepal, by: app, because: "FC-29",
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

  @Test func `a user who opens a country sees that its films are loading`() {
    expectPerformed(openNepal, by: app)
  }

  @Test func `FC-29 the view controller reacts to every change that its view model announces`() throws {
    try expectKept("FC-29", by: app, performing: [openNepal, tryAgain], using: Check.mvvmFC)
  }

  @Test func `FC-30 the view controller shows only what it reads from its view model`() throws {
    try expectKept("FC-30", by: app, performing: [openNepal, tryAgain], using: Check.mvvmFC)
  }

  @Test func `a user who tries again sees that the films are loading`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
