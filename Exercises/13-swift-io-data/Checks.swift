import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app; the Film scene has this exercise's interactor.
  private let app: any Architecture = {
    var film = StoryboardScene.film
    film.objects = [
      .object("interactor", FilmInteractor.init),
      .object("viewModel", FilmViewModel.init),
    ]
    return SwiftIOArchitecture(SwiftIOProgram(replacing: film))
  }()

  private let unmarkZ = Story(
    id: "unmark-z", wish: "unmark Z by trying again",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .reply(),
      .tap("Mark as Favourite"),
      .storeFails(.unwritable),
      .tap("Unmark Favourite"),
      .see("cannot be written"),
      .storeRecovers(),
      .tap("Try Again"),
      .see("Mark as Favourite"),
    ])

  private let markZ = Story(
    id: "mark-z", wish: "mark Z as a favourite",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .reply(),
      .tap("Mark as Favourite"),
      .see("Unmark Favourite"),
    ])

  @Test func `a second try unmarks the film`() {
    expectPerformed(unmarkZ, by: app)
  }

  @Test func `SIO-09 a second try asks the model for the mark`() throws {
    try expectMessages(
      after: "The user taps “Try Again”.", in: unmarkZ, by: app, because: "SIO-09",
      meaning: "A button's title is not an input: the view model made it from the model, which has the mark.",
      """
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → View Controller: handler(_:) "Try Again"
        View Controller → Interactor: retryMark()
        Interactor → Model: reads film Film("Z")
        Interactor → Model: reads isFavourite true
        Interactor → Action: made by unmarkFavourite(_:) Film("Z")
      2 Interactor → Action: run(completion:)
        Action → Favourites: remove(_:) tt0065234
        Action → Interactor: completion .success(false)
      3 Interactor → Model: update(isFavourite:) false
      4 Interactor → View Controller: filmDidChangeMark()
      5 View Controller → View Model: refresh(_:) .mark
      6 View Model → Model: reads isFavourite false
      7 View Model → View: sets favouriteButton.title "Mark as Favourite"
      7 View Model → View: sets favouriteButton.isEnabled true
      """)
  }

  @Test func `SIO-06 a tap takes seven steps, from the view back to the view`() throws {
    try expectKept("SIO-06", by: app, performing: [markZ], using: Check.swiftIO)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: SwiftIOArchitecture(), using: Check.swiftIO)
  }
}
