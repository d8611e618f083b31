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
    id: "open-nepal", wish: "open Nepal, and read how many films it has",
    steps: [
      .launch(),
      .reply(),
      .paste("nepal"),
      .reply(),
      .pick("Nepal"),
      .reply(),
      .see("Nepal: 1 film"),
    ])

  private let failToOpenNepal = Story(
    id: "fail-to-open-nepal", wish: "be told that the films of Nepal cannot be loaded, and see no count",
    steps: [
      .launch(),
      .reply(),
      .paste("nepal"),
      .reply(),
      .pick("Nepal"),
      .fail(),
      .tap("Cancel"),
      .see("The catalogue is unavailable."),
      .dontSee("0 films"),
    ])

  @Test func `the summary shows the country and how many films it has`() {
    expectPerformed(openNepal, by: app)
  }

  @Test func `the summary shows no count when the films cannot be loaded`() {
    expectPerformed(failToOpenNepal, by: app)
  }

  @Test func `FC-32 the view model prepares the summary, and the view controller reads it`() throws {
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

  @Test func `FC-30 the view controller shows only what it reads from its view model`() throws {
    try expectKept("FC-30", by: app, performing: [openNepal, failToOpenNepal], using: Check.mvvmFC)
  }

  @Test func `FC-29 the view controller reacts to every change`() throws {
    try expectKept("FC-29", by: app, performing: [openNepal, failToOpenNepal], using: Check.mvvmFC)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
