import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Film scene.
  private let app: any Architecture = {
    var film = StoryboardScene.film
    film.objects = [
      .object("interactor", FilmInteractor.init),
      .object("viewModel", FilmViewModel.init),
    ]
    return SwiftIOArchitecture(SwiftIOProgram(replacing: film))
  }()

  private let markRashomon = Story(
    id: "mark-rashomon", wish: "mark Rashomon as a favourite, and see that it is one",
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
      .see("Unmark Favourite"),
    ])

  @Test func `the button says that the film is a favourite`() {
    expectPerformed(markRashomon, by: app)
  }

  @Test func `SIO-06 a tap takes seven steps, from the view back to the view`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: markRashomon, by: app, because: "SIO-06",
      """
        User → View: tap(_:) "Mark as Favourite"
      1 View → Interactor: toggleFavourite(_:) UIButton
        Interactor → Model: reads film Film("Rashomon")
        Interactor → Model: reads isFavourite false
        Interactor → Action: made by markFavourite(_:) Film("Rashomon")
      2 Interactor → Action: run(completion:)
        Action → Favourites: add(_:) tt0042876
        Action → Interactor: completion .success(true)
      3 Interactor → Model: update(isFavourite:) true
      4 Interactor → View Controller: filmDidChangeMark()
      5 View Controller → View Model: refresh(_:) .mark
      6 View Model → Model: reads isFavourite true
      7 View Model → View: sets favouriteButton.title "Unmark Favourite"
      7 View Model → View: sets favouriteButton.isEnabled true
      """)
  }

  @Test func `SIO-14 the interactor notifies its delegate when the model has been updated`() throws {
    try expectKept("SIO-14", by: app, performing: [markRashomon], using: Check.swiftIO)
  }

  @Test func `SIO-13 the interactor updates the model when the action has completed`() throws {
    try expectKept("SIO-13", by: app, performing: [markRashomon], using: Check.swiftIO)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: SwiftIOArchitecture(), using: Check.swiftIO)
  }
}
