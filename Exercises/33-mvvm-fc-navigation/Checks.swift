import Checks
import ExerciseSupport
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's flow controller in the Countries module.
  private let app: any Architecture = {
    var program = MVVMFCProgram()
    program.countries.flowController = {
      part(CountriesFlowController(dependencies: $0), connectedBy: \.viewController)
    }
    return MVVMFCArchitecture(program)
  }()

  private let openCaravan = Story(
    id: "open-caravan", wish: "open the one film of Nepal",
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
    ])

  private let failToOpenNepal = Story(
    id: "fail-to-open-nepal", wish: "be told that the films of Nepal cannot be loaded, and try again",
    steps: [
      .launch(),
      .reply(),
      .paste("nepal"),
      .reply(),
      .pick("Nepal"),
      .fail(),
      .see("Something went wrong"),
      .tap("Try Again"),
      .reply(),
      .see("Nepal: 1 film"),
    ])

  private let comeBack = Story(
    id: "come-back", wish: "open Nepal and go back to the countries",
    steps: [
      .launch(),
      .reply(),
      .paste("nepal"),
      .reply(),
      .pick("Nepal"),
      .reply(),
      .goBack(),
      .see("1 country"),
    ])

  @Test func `FC-15 the Films module is created as a whole`() throws {
    try expectMessages(
      after: "The user picks “Nepal”.", in: openCaravan, by: app, because: "FC-15",
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

  @Test func `a user opens a film of a country`() {
    expectPerformed(openCaravan, by: app)
  }

  @Test func `a user is told when the films cannot be loaded, and tries again`() {
    expectPerformed(failToOpenNepal, by: app)
  }

  @Test func `FC-15 a factory creates what the flow controller shows`() throws {
    try expectKept("FC-15", by: app, performing: [openCaravan], using: Check.mvvmFC)
  }

  @Test func `a user comes back to the countries`() {
    expectPerformed(comeBack, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
