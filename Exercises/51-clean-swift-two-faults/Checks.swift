import Catalogue
import Checks
import CleanSwiftChecks
import ExerciseSupport
import HeadlessUI
import Observing
import Playing
import Testing

@testable import CleanSwift

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Film scene.
  private let app: any Architecture = {
    var program = CleanSwiftProgram()
    program.exchange(in: FilmViewController.self) { scene, dependencies in
      let interactor = FilmInteractor(dependencies: dependencies)
      interactor.output = (scene.output as? CleanSwift.FilmInteractor)?.output
      scene.output = interactor
      (scene.router as? FilmRouter)?.dataStore = interactor
    }
    return CleanSwiftArchitecture(program)
  }()

  /// The user opens Rashomon, marks it and opens it again.
  private static let openingAgain: [Story.Step] = [
    .launch(),
    .reply(),
    .paste("japan"),
    .reply(),
    .pick("Japan"),
    .reply(),
    .pick("Rashomon"),
    .reply(),
    .see("Mark as Favourite"),
    .tap("Mark as Favourite"),
    .see("Unmark Favourite"),
    .goBack(),
    .pick("Rashomon"),
    .reply(),
  ]

  private let openAgain = Story(
    id: "open-again", wish: "mark a film, and see that it is marked when I open it again",
    steps: openingAgain + [.see("Unmark Favourite")])

  private let changeMyMind = Story(
    id: "change-my-mind", wish: "mark a film, and unmark it when I open it again",
    steps: openingAgain + [
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .see("No favourites yet"),
    ])

  @Test func `VIP-43 toggleFavourite: the worker marks the film`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: openAgain, by: app, because: "VIP-43",
      """
        User → View: tap(_:) "Mark as Favourite"
      1 View → View Controller: toggleFavourite(_:) UIButton
      2 View Controller → Interactor: toggleFavourite(request:) Request
        Interactor → Worker: made by makeMarkFavouriteWorker()
      3 Interactor → Worker: mark(_:isFavourite:) tt0042876, isFavourite: true
        Worker → Favourites: add(_:) tt0042876
      4 Interactor → Presenter: presentToggleFavourite(response:) .success(isFavourite: true)
      5 Presenter → View Controller: displayToggleFavourite(viewModel:) .success(favouriteTitle: "Unmark Favourite")
      6 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      """)
  }

  @Test func `a marked film is shown as marked when it is opened again`() {
    expectPerformed(openAgain, by: app)
  }

  @Test func `a marked film can be unmarked when it is opened again`() {
    expectPerformed(changeMyMind, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: CleanSwiftArchitecture(), using: Check.cleanSwift)
  }
}
