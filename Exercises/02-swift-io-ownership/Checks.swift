import ExerciseSupport
import HeadlessUI
import Specification
import Stories
import Testing

@testable import SwiftIO

@Suite struct Checks {
  /// The kit's app, with the interactor of this exercise in the scene of a country's films.
  private let app: any Architecture = {
    var films = StoryboardScene.films
    films.objects = [
      .object("interactor", FilmsInteractor.init),
      .object("viewModel", FilmsViewModel.init),
    ]
    films.outlets.removeAll { $0.source == "interactor" }
    films.outlets.append(.outlet("interactor", \FilmsInteractor.$list, to: "list"))
    return SwiftIOArchitecture(SwiftIOProgram(scenes: [.countries, films, .film, .favourites]))
  }()

  private let leaveFilms = Story(
    id: "leave-films", wish: "look at the films of Algeria and leave them again",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .see("Algeria: 5 films"),
      .goBack(),
    ])

  private let leaveAfterFailure = Story(
    id: "leave-after-failure", wish: "leave the films of Algeria when they cannot be loaded",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Cancel"),
      .goBack(),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "see the films of Algeria with a second try",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .reply(),
      .see("Algeria: 5 films"),
    ])

  @Test func `SIO-14 a screen whose films came lives no longer than it is held`() throws {
    try expectKept("SIO-14", by: app, telling: [leaveFilms])
  }

  @Test func `SIO-14 a screen whose films did not come lives no longer than it is held`() throws {
    try expectKept("SIO-14", by: app, telling: [leaveAfterFailure])
  }

  @Test func `SIO-10 a second try runs the action again`() throws {
    try expectMessages(
      after: "The user taps “Try Again”.", in: tryAgain, by: app, because: "SIO-10",
      """
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      1 View → Interactor: retry(_:) FailureAlert
        Interactor → Model: reads country Country("Algeria")
        Interactor → Action: made by listFilms(of:) Country("Algeria")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) DZ
      """)
  }

  @Test func `a second try shows the films`() {
    expectTold(tryAgain, by: app)
  }
}
