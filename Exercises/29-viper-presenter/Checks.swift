import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's presenter in the Films module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.films.presenter = {
      part(FilmsPresenter(countryName: $0, listFilms: $1, wireframe: $2), connectedBy: \.view)
    }
    return VIPERArchitecture(program)
  }()

  private let listFilms = Story(
    id: "list-films", wish: "see the films of Algeria",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .see("Loading…"),
      .reply(),
      .see("Algeria: 5 films"),
      .dontSee("Loading…"),
    ])

  private let openZ = Story(
    id: "open-z", wish: "open a film of Algeria",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .reply(),
      .see("Won the award"),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "be told that the films of Algeria cannot be loaded, and try again",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .fail(),
      .see("The catalogue is unavailable."),
      .dontSee("Loading…"),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Algeria: 5 films"),
    ])

  private let tryLater = Story(
    id: "try-later", wish: "close the alert, and try again from the screen",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .dontSee("Try Again"),
      .fail(),
      .tap("Cancel"),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Algeria: 5 films"),
      .dontSee("Try Again"),
      .dontSee("Loading…"),
    ])

  private let leave = Story(
    id: "leave", wish: "leave the films of Algeria before they arrive",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .goBack(),
    ])

  @Test func `VPR-16 the presenter asks the interactor for the films`() throws {
    try expectMessages(
      after: "The user picks “Algeria”.", in: listFilms, by: app, because: "VPR-16",
      """
        User → View: pick(_:) "Algeria"
        View → View Controller: tableView(_:didSelectRowAt:) 3
      1 View Controller → Presenter: openCountry(at:) 3
        Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "DZ", named: "Algeria"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listFilms()
      3 Interactor → Data Store: findFilms(of:completion:) DZ
        Data Store → Catalogue: films(of:completion:) DZ
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VPR-17 the presenter turns the films into items and a summary`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: listFilms, by: app, because: "VPR-17",
      """
        Catalogue → Data Store: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
        Data Store → Interactor: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
      6 Interactor → Presenter: listedFilms(_:) 5 × FilmFacts: Z, Le Bal, Dust of Life, …
      7 Presenter → View Controller: show(films:) 5 × ListItem: Z, Le Bal, Dust of Life, …
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "Algeria: 5 films"
      8 View Controller → View: sets summary.text "Algeria: 5 films"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VPR-17 the presenter puts a failure into words`() throws {
    try expectMessages(
      after: "The catalogue fails.", in: tryAgain, by: app, because: "VPR-17",
      """
        Catalogue → Data Store: completion .failure(The catalogue is unavailable.)
        Data Store → Interactor: completion .failure(The catalogue is unavailable.)
      6 Interactor → Presenter: failedToListFilms(_:) .unavailable
      7 Presenter → View Controller: show(failure:) "The catalogue is unavailable."
      8 View Controller → View: sets summary.text "The catalogue is unavailable."
      8 View Controller → View: sets retryButton.isHidden false
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
        Presenter → Wireframe: showFailure(_:retry:) "The catalogue is unavailable."
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `VPR-32 the presenter decides when to open a film`() throws {
    try expectMessages(
      after: "The user picks “Z”.", in: openZ, by: app, because: "VPR-32",
      """
        User → View: pick(_:) "Z"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(at:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0065234", titled: "Z"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: findFilm()
      3 Interactor → Data Store: findFilm(_:completion:) tt0065234
        Data Store → Catalogue: film(_:completion:) tt0065234
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VPR-16 the presenter cancels the request when the user leaves`() throws {
    try expectMessages(
      after: "The user goes back.", in: leave, by: app, because: "VPR-16",
      """
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
        Interactor → Data Store: cancel()
        Data Store → Catalogue: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `the films are listed`() {
    expectPerformed(listFilms, by: app)
  }

  @Test func `a film can be opened`() {
    expectPerformed(openZ, by: app)
  }

  @Test func `a failure is shown, and the load can be tried again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `the screen offers to try again until the films arrive`() {
    expectPerformed(tryLater, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}
