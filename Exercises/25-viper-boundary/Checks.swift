import Checks
import ExerciseSupport
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Film module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.film.findFilm = { part(FindFilmInteractor(film: $0, store: $1), connectedBy: \.output) }
    return VIPERArchitecture(program)
  }()

  private let openTheWalls = Story(
    id: "open-the-walls", wish: "read which countries and which year The Walls of Malapaga is from",
    steps: [
      .launch(),
      .reply(),
      .paste("italy"),
      .reply(),
      .pick("Italy"),
      .reply(),
      .pick("The Walls of Malapaga"),
      .reply(),
      .see("France and Italy, 1950"),
      .dontSee("1950, 1950"),
    ])

  private let openLaStrada = Story(
    id: "open-la-strada", wish: "read which country and which year La Strada is from",
    steps: [
      .launch(),
      .reply(),
      .paste("italy"),
      .reply(),
      .pick("Italy"),
      .reply(),
      .pick("La Strada"),
      .reply(),
      .see("Italy, 1956"),
      .dontSee("1956, 1956"),
    ])

  @Test func `VPR-17 the presenter makes the text from the facts that it is given`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: openTheWalls, by: app, because: "VPR-17",
      """
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
        Data Store → Interactor: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0040137, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      6 Interactor → Presenter: foundFilm(_:) FilmDetailsFacts("The Walls of Malapaga")
      7 Presenter → View Controller: show(film:) FilmContent("The Walls of Malapaga")
      8 View Controller → View: sets name.text "The Walls of Malapaga"
      8 View Controller → View: sets origin.text "France and Italy, 1950"
      8 View Controller → View: sets award.text "Won the award"
      7 Presenter → View Controller: show(isFavourite:) false
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }

  @Test func `VPR-17 the interactor hands over each country's name separately`() throws {
    try expectKept("VPR-17", by: app, performing: [openTheWalls], using: Check.viper)
  }

  @Test func `a film from one country is shown with its country and its year`() {
    expectPerformed(openLaStrada, by: app)
  }

  @Test func `a film from two countries is shown with both countries and its year`() {
    expectPerformed(openTheWalls, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}
