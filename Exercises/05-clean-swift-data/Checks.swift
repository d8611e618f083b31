import Checks
import CleanSwiftChecks
import ExerciseSupport
import HeadlessUI
import Observing
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Favourites scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.exchange(in: FavouritesViewController.self) { scene, dependencies in
      let interactor = FavouritesInteractor(dependencies: dependencies)
      interactor.output = (scene.output as? CleanSwift.FavouritesInteractor)?.output
      scene.output = interactor
      (scene.router as? FavouritesRouter)?.dataStore = interactor
    }
    return CleanSwiftArchitecture(program)
  }()

  /// The user marks two films, opens one of them from the favourites, unmarks it, and goes back.
  private static let unmarking: [Story.Step] = [
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
    .pick("Gate of Hell"),
    .reply(),
    .tap("Mark as Favourite"),
    .goBack(),
    .goBack(),
    .tap("Favourites"),
    .reply(),
    .see("2 favourites"),
    .pick("Rashomon"),
    .reply(),
    .tap("Unmark Favourite"),
    .goBack(),
  ]

  private let unmarkRashomon = Story(
    id: "unmark-rashomon", wish: "unmark a favourite, go back, and see that it is gone",
    steps: unmarking + [
      .reply(),
      .see("1 favourite"),
      .dontSee("Rashomon"),
    ])

  private let unmarkAndFail = Story(
    id: "unmark-and-fail", wish: "still see my list when the catalogue fails",
    steps: unmarking + [
      .fail(),
      .tap("Cancel"),
      .see("2 favourites · The catalogue is unavailable."),
      .see("Rashomon"),
    ])

  @Test func `a film that was unmarked is no longer among the favourites`() {
    expectPerformed(unmarkRashomon, by: app)
  }

  @Test func `VIP-45 the interactor puts its worker's result into the response`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: unmarkRashomon, by: app, because: "VIP-45",
      """
        Catalogue → Worker: completion .success(1 × Film: Gate of Hell)
        Worker → Interactor: completion .success(1 × Film: Gate of Hell)
      4 Interactor → Presenter: presentFetch(response:) .success(entries: 1 × Entry: Gate of Hell, selectedRow: nil)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 1 × Row, selectedRow: nil, summary: "1 favourite")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 favourite"
      6 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VIP-13 the interactor responds when its work is done, and not before`() throws {
    try expectKept("VIP-13", by: app, performing: [unmarkRashomon], using: Check.cleanSwift)
  }

  @Test func `the list stays when the catalogue fails`() {
    expectPerformed(unmarkAndFail, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}
