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

  private let lookIn = Story(
    id: "look-in", wish: "look at my favourites, and go back",
    steps: [
      .launch(),
      .reply(),
      .tap("Favourites"),
      .goBack(),
    ])

  private let unmarkRashomon = Story(
    id: "unmark-rashomon", wish: "unmark a film, and come back to the favourites without it",
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
      .see("1 favourite"),
      .pick("Rashomon"),
      .reply(),
      .tap("Unmark Favourite"),
      .goBack(),
      .see("No favourites yet"),
    ])

  @Test func `FC-25 the view model is freed with the screen that owns it`() throws {
    try expectKept("FC-25", by: app, performing: [lookIn], using: Check.mvvmFC)
  }

  @Test func `FC-31 the closures capture the view controller weakly`() throws {
    try expectKept("FC-31", by: app, performing: [lookIn], using: Check.mvvmFC)
  }

  @Test func `the favourites are up to date when a user comes back to them`() {
    expectPerformed(unmarkRashomon, by: app)
  }

  @Test func `FC-29 the view controller reacts to changes after the user has come back`() throws {
    try expectMessages(
      after: "The user goes back.", in: unmarkRashomon, by: app, because: "FC-29",
      """
        User → View: goBack() "Favourites"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → View Model: reload()
      3 View Model → Use Case: films(completion:)
      3 Use Case → Favourites: reads favourites() 0 × FilmID
        Use Case → View Model: completion .success(0 × Film)
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 0 × ListItem
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "No favourites yet"
      5 View Controller → View: sets summary.text "No favourites yet"
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
