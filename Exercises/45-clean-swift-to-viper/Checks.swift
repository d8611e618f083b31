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

  /// The user opens Rashomon.
  private static let opening: [Story.Step] = [
    .launch(),
    .reply(),
    .paste("japan"),
    .reply(),
    .pick("Japan"),
    .reply(),
    .pick("Rashomon"),
  ]

  private let readAboutRashomon = Story(
    id: "read-about-rashomon", wish: "read about a film",
    steps: opening + [
      .see("Loading…"),
      .reply(),
      .see("Rashomon"),
      .see("Japan, 1951"),
      .see("Mark as Favourite"),
      .dontSee("Loading…"),
    ])

  private let leaveRashomon = Story(
    id: "leave-rashomon", wish: "go back while the film is being fetched",
    steps: opening + [
      .goBack(),
      .replyToAll(),
      .see("Japan: "),
      .dontSee("Mark as Favourite"),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "see why the film cannot be fetched, and try again",
    steps: opening + [
      .fail(),
      .see("Something went wrong"),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Japan, 1951"),
    ])

  private let tryLater = Story(
    id: "try-later", wish: "close the alert, and try again from the screen",
    steps: opening + [
      .dontSee("Try Again"),
      .fail(),
      .tap("Cancel"),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .see("Loading…"),
      .reply(),
      .see("Japan, 1951"),
      .dontSee("Try Again"),
    ])

  private let markRashomon = Story(
    id: "mark-rashomon", wish: "mark a film, and unmark it",
    steps: opening + [
      .reply(),
      .tap("Mark as Favourite"),
      .see("Unmark Favourite"),
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
    ])

  private let markWithSecondTry = Story(
    id: "mark-with-second-try", wish: "see why a film cannot be marked, and try again",
    steps: opening + [
      .reply(),
      .storeFails(.unwritable),
      .tap("Mark as Favourite"),
      .see("favourites.json cannot be written"),
      .storeRecovers(),
      .tap("Try Again"),
      .see("Unmark Favourite"),
    ])

  @Test func `VPR-09 an interactor asks the data store for the film`() throws {
    try expectMessages(
      after: "The user picks “Rashomon”.", in: readAboutRashomon, by: app, because: "VPR-09",
      """
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(at:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0042876", titled: "Rashomon"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: findFilm()
      3 Interactor → Data Store: findFilm(_:completion:) tt0042876
        Data Store → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `VPR-17 the presenter turns facts into content`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: readAboutRashomon, by: app, because: "VPR-17",
      """
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Data Store → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      6 Interactor → Presenter: foundFilm(_:) FilmDetailsFacts("Rashomon")
      7 Presenter → View Controller: show(film:) FilmContent("Rashomon")
      8 View Controller → View: sets name.text "Rashomon"
      8 View Controller → View: sets origin.text "Japan, 1951"
      8 View Controller → View: sets award.text "Won the award"
      7 Presenter → View Controller: show(isFavourite:) false
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VPR-15 a tap goes from the view to the data store and back to the view`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: markRashomon, by: app, because: "VPR-15",
      """
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: toggleFavourite(_:) UIButton
      1 View Controller → Presenter: toggleFavourite()
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

  @Test func `the film is shown`() {
    expectPerformed(readAboutRashomon, by: app)
  }

  @Test func `a fetch that failed can be tried again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `a fetch that failed can be tried again from the screen`() {
    expectPerformed(tryLater, by: app)
  }

  @Test func `a film can be marked and unmarked`() {
    expectPerformed(markRashomon, by: app)
  }

  @Test func `a mark that failed can be tried again`() {
    expectPerformed(markWithSecondTry, by: app)
  }

  @Test func `VPR-16 the presenter cancels the fetch when the user leaves`() throws {
    try expectMessages(
      after: "The user goes back.", in: leaveRashomon, by: app, because: "VPR-16",
      """
        User → View: goBack() "Films"
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

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: VIPERArchitecture(), using: Check.viper,
      with: ["FilmViewController", "FindFilmInteractor", "MarkFilmInteractor"])
  }
}
