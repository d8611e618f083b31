import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Film module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.film.markFilm = { part(MarkFilmInteractor(film: $0, store: $1), connectedBy: \.output) }
    return VIPERArchitecture(program)
  }()

  private let findRashomon = Story(
    id: "find-rashomon", wish: "mark Rashomon as a favourite, and find it among my favourites",
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
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .reply(),
      .see("Rashomon"),
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
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .see("No favourites yet"),
    ])

  @Test func `a film that was marked is among the favourites`() {
    expectPerformed(findRashomon, by: app)
  }

  @Test func `a second tap unmarks the film`() {
    expectPerformed(changeMyMind, by: app)
  }

  @Test func `VPR-10 on a tap the interactor gets the mark, inverts it and puts it back`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: findRashomon, by: app, because: "VPR-10",
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

  @Test func `VPR-09 the interactor gets the mark from the data store each time`() throws {
    try expectKept("VPR-09", by: app, performing: [changeMyMind], using: Check.viper)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}
