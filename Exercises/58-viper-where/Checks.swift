import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's program, with this exercise's Film module.
  private static let program: VIPERProgram = {
    var program = VIPERProgram()
    program.film.findFilm = { part(FindFilmInteractor(film: $0, store: $1), connectedBy: \.output) }
    program.film.markFilm = { part(MarkFilmInteractor(film: $0, store: $1), connectedBy: \.output) }
    program.film.presenter = {
      part(FilmPresenter(title: $0, findFilm: $1, markFilm: $2, wireframe: $3), connectedBy: \.view)
    }
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

  /// The favourites cannot be written at first, and the user tries again when they can.
  private let markWithSecondTry = Story(
    id: "mark-with-second-try", wish: "see why a film cannot be marked, and try again",
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
      .storeRecovers(),
      .tap("Try Again"),
      .dontSee("Loading…"),
      .see("Unmark Favourite"),
    ])

  @Test func `a mark that failed can be tried again`() {
    expectPerformed(markWithSecondTry, by: app)
  }

  @Test func `VPR-16 the second try marks the film`() throws {
    try expectMessages(
      after: "The user taps “Try Again”.", in: markWithSecondTry, by: app, because: "VPR-16",
      """
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → Presenter: retry()
      2 Presenter → Interactor: toggleMark()
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      5 Interactor → Data Store: put(_:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: add(_:) tt0042876
      6 Interactor → Presenter: markedFilm(isFavourite:) true
      7 Presenter → View Controller: show(isFavourite:) true
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true
      """)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: VIPERArchitecture(), using: Check.viper,
      with: ["FilmViewController", "FilmPresenter", "FindFilmInteractor"])
  }
}
