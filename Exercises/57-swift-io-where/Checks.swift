import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's Films scene.
  private let app: any Architecture = {
    var films = StoryboardScene.films
    films.objects = [
      .object("interactor", FilmsInteractor.init),
      .object("viewModel", FilmsViewModel.init),
    ]
    films.outlets = [
      .outlet("owner", \FilmsViewController.$interactor, to: "interactor"),
      .outlet("owner", \FilmsViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \FilmsInteractor.$list, to: "list"),
      .outlet("viewModel", \FilmsViewModel.$list, to: "list"),
      .outlet("viewModel", \FilmsViewModel.$summary, to: "summary"),
      .outlet("viewModel", \FilmsViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \FilmsViewModel.$spinner, to: "spinner"),
    ]
    var program = SwiftIOProgram(replacing: films)
    program.films = { FilmsViewController(country: $0, actions: $1) }
    return SwiftIOArchitecture(program)
  }()

  /// The films of Algeria do not arrive, and the user tries again.
  private let tryAgain = Story(
    id: "try-again", wish: "see the films, and no reason any more, when a second try succeeds",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .fail(),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Algeria: 5 films"),
      .dontSee("The catalogue is unavailable."),
      .dontSee("Try Again"),
    ])

  @Test func `the reason is gone when a second try succeeds`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `SIO-06 the second reply takes the same steps as a first one`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: tryAgain, by: app, because: "SIO-06", ignoringReads: true,
      """
        Catalogue → Action: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
        Action → Interactor: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
      3 Interactor → Model: update(films:) 5 × Film: Z, Le Bal, Dust of Life, …
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      7 View Model → View: sets list.rows 5 × Row: Z, Le Bal, Dust of Life, …
      7 View Model → View: sets list.selectedRow nil
      7 View Model → View: sets summary.text "Algeria: 5 films"
      7 View Model → View: sets retryButton.isHidden true
      7 View Model → View: sets spinner.isActive false
      """)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: SwiftIOArchitecture(), using: Check.swiftIO,
      with: ["FilmsViewController", "FilmsModel", "FilmsViewModel"])
  }
}
