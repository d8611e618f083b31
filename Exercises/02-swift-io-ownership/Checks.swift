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

  private let leaveFilm = Story(
    id: "leave-film", wish: "look at a film of Algeria and leave it again",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .reply(),
      .see("Won the award"),
      .goBack(),
    ])

  private let leaveAfterFailure = Story(
    id: "leave-after-failure", wish: "leave a film of Algeria when it cannot be loaded",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Cancel"),
      .goBack(),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "see a film of Algeria by trying again",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .reply(),
      .see("Won the award"),
    ])

  @Test func `SIO-14 a film's screen is freed after the film has loaded`() throws {
    try expectKept("SIO-14", by: app, performing: [leaveFilm], using: Check.swiftIO)
  }

  @Test func `SIO-14 a film's screen is freed after the load has failed`() throws {
    try expectKept("SIO-14", by: app, performing: [leaveAfterFailure], using: Check.swiftIO)
  }

  @Test func `SIO-10 a second try runs the action again`() throws {
    try expectMessages(
      after: "The user taps “Try Again”.", in: tryAgain, by: app, because: "SIO-10",
      """
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → View Controller: handler(_:) "Try Again"
        View Controller → Interactor: retry()
      3 Interactor → Model: update(isLoading:) true
      4 Interactor → View Controller: filmDidBeginLoading()
      5 View Controller → View Model: refresh(_:) .progress
      6 View Model → Model: reads isLoading true
      7 View Model → View: sets spinner.isActive true
        Interactor → Model: reads film Film("Z")
        Interactor → Action: made by showFilm(_:) Film("Z")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0065234
      """)
  }

  @Test func `a second try shows the film`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: SwiftIOArchitecture(), using: Check.swiftIO)
  }
}
