import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's program, with this exercise's view controller in the Film module.
  private static let program: VIPERProgram = {
    var program = VIPERProgram()
    program.film.viewController = { FilmViewController(presenter: $0) }
    program.film.scene.outlets = [
      .outlet("owner", \FilmViewController.$name, to: "name"),
      .outlet("owner", \FilmViewController.$origin, to: "origin"),
      .outlet("owner", \FilmViewController.$retryButton, to: "retryButton"),
      .outlet("owner", \FilmViewController.$award, to: "award"),
      .outlet("owner", \FilmViewController.$favouriteButton, to: "favouriteButton"),
      .outlet("owner", \FilmViewController.$spinner, to: "spinner"),
    ]
    return program
  }()

  private let app: any Architecture = VIPERArchitecture(program)

  private let markInVain = Story(
    id: "mark-in-vain", wish: "be told when a film cannot be marked, and see that it is not",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .storeFails(.unwritable),
      .tap("Mark as Favourite"),
      .see("favourites.json cannot be written"),
      .tap("Cancel"),
      .see("Mark as Favourite"),
    ])

  private let changeMyMind = Story(
    id: "change-my-mind", wish: "mark Rashomon as a favourite, and unmark it",
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
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
    ])

  @Test func `VPR-21 a tap on the button changes nothing on the screen by itself`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: markInVain, by: app,
      because: "VPR-21",
      """
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: toggleFavourite(_:) UIButton
      1 View Controller → Presenter: toggleFavourite()
      2 Presenter → Interactor: toggleMark()
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      5 Interactor → Data Store: put(_:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: add(_:) tt0042876
      6 Interactor → Presenter: failedToMarkFilm(_:) .favouritesUnwritable(file: "favourites.json", reason: "permission deni…
        Presenter → Wireframe: showFailure(_:retry:) "favourites.json cannot be written: permission denied."
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `a film that could not be marked is not shown as marked`() {
    expectPerformed(markInVain, by: app)
  }

  @Test func `VPR-21 the view shows only what the presenter has given it`() throws {
    try expectKept("VPR-21", by: app, performing: [changeMyMind], using: Check.viper)
  }

  @Test func `a film that was marked can be unmarked`() {
    expectPerformed(changeMyMind, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}
