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

  /// The user opens Algeria.
  private static let opening: [Story.Step] = [
    .launch(),
    .reply(),
    .pick("Algeria"),
  ]

  private let seeFilms = Story(
    id: "see-films", wish: "see the films of a country",
    steps: opening + [
      .see("Loading…"),
      .reply(),
      .see("1969, won ›"),
      .see("Algeria: 5 films"),
      .dontSee("Loading…"),
    ])

  private let openZ = Story(
    id: "open-z", wish: "open a film, come back, and see it selected",
    steps: opening + [
      .reply(),
      .pick("Z"),
      .reply(),
      .see("Algeria, 1969"),
      .goBack(),
      .see("▸ Z"),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "see why the films cannot be fetched, and try again",
    steps: opening + [
      .fail(),
      .see("The catalogue is unavailable."),
      .dontSee("Loading…"),
      .tap("Try Again"),
      .see("Loading…"),
      .fail(),
      .tap("Cancel"),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Algeria: 5 films"),
      .dontSee("Try Again"),
    ])

  private let leaveAlgeria = Story(
    id: "leave-algeria", wish: "go back while the films are being fetched",
    steps: opening + [
      .goBack(),
      .replyToAll(),
      .see("Algeria"),
    ])

  @Test func `SIO-12 the view controller wires the scene and asks for a load`() throws {
    try expectMessages(
      after: "The user picks “Algeria”.", in: seeFilms, by: app, because: "SIO-12", ignoringReads: true,
      """
        User → View: pick(_:) "Algeria"
      1 View → Interactor: openCountry(_:) ListView
      3 Interactor → Model: update(selected:) Country("Algeria")
      4 Interactor → View Controller: countriesDidOpen(_:) Country("Algeria")
      5 View Controller → View Model: refresh(_:) .selectedRow
      7 View Model → View: sets list.selectedRow 3
        View Controller → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model FilmsModel
        View Controller → View Model: sets model FilmsModel
        View Controller → View Model: sets alert UIAlertController
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate FilmsViewController
        View Controller → Interactor: load()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) DZ
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `SIO-14 the model is up to date before the view controller is notified`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: seeFilms, by: app, because: "SIO-14", ignoringReads: true,
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

  @Test func `SIO-06 opening a film takes every step but the second`() throws {
    try expectMessages(
      after: "The user picks “Z”.", in: openZ, by: app, because: "SIO-06", ignoringReads: true,
      """
        User → View: pick(_:) "Z"
      1 View → Interactor: openFilm(_:) ListView
      3 Interactor → Model: update(selected:) Film("Z")
      4 Interactor → View Controller: filmsDidOpen(_:) Film("Z")
      5 View Controller → View Model: refresh(_:) .selectedRow
      7 View Model → View: sets list.selectedRow 0
        View Controller → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model FilmModel
        View Controller → View Model: sets model FilmModel
        View Controller → View Model: sets alert UIAlertController
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate FilmViewController
        View Controller → Interactor: load()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0065234
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `SIO-10 the interactor cancels the action when the user leaves`() throws {
    try expectMessages(
      after: "The user goes back.", in: leaveAlgeria, by: app, because: "SIO-10", ignoringReads: true,
      """
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → Interactor: cancel()
        Interactor → Action: cancel()
        Action → Catalogue: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `the films are listed and counted`() {
    expectPerformed(seeFilms, by: app)
  }

  @Test func `a fetch that failed can be tried again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `a film is opened, and stays selected`() {
    expectPerformed(openZ, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: SwiftIOArchitecture(), using: Check.swiftIO,
      with: ["FilmsViewController", "FilmsModel", "FilmsViewModel"])
  }
}
