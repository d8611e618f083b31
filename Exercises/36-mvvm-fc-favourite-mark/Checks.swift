import Checks
import ExerciseSupport
import HeadlessUI
import MVVMFCChecks
import Playing
import Testing

@testable import MVVMFC

@Suite(.serialized) struct Checks {
  /// The kit's program, with this exercise's view controller and view model in the Film module.
  private static let program: MVVMFCProgram = {
    var program = MVVMFCProgram()
    program.film.viewController = { FilmViewController(viewModel: $0) }
    program.film.viewModel = {
      FilmViewModel(film: $0, catalogue: $1, favourites: $2, flowController: $3)
    }
    return program
  }()

  private let app: any Architecture = MVVMFCArchitecture(program)

  private let openRashomon = Story(
    id: "open-rashomon", wish: "open Rashomon",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
    ])

  private let markRashomon = Story(
    id: "mark-rashomon", wish: "mark Rashomon as a favourite, and find it among my favourites",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .see("Mark as Favourite"),
      .tap("Mark as Favourite"),
      .see("Unmark Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .reply(),
      .see("Rashomon"),
    ])

  private let changeMyMind = Story(
    id: "change-my-mind", wish: "mark Rashomon as a favourite, come back to it, and unmark it",
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
      .pick("Rashomon"),
      .reply(),
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .see("No favourites yet"),
    ])

  private let insist = Story(
    id: "insist", wish: "be told when my favourites cannot be read or stored, and try again",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .storeFails(.damaged),
      .reply(),
      .see("damaged"),
      .storeRecovers(),
      .tap("Try Again"),
      .reply(),
      .storeFails(.unwritable),
      .tap("Mark as Favourite"),
      .see("written"),
      .storeRecovers(),
      .tap("Try Again"),
      .see("Unmark Favourite"),
    ])

  private let giveUp = Story(
    id: "give-up", wish: "see that a film is not a favourite when the mark cannot be stored",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .storeFails(.damaged),
      .reply(),
      .storeRecovers(),
      .tap("Try Again"),
      .reply(),
      .storeFails(.unwritable),
      .tap("Mark as Favourite"),
      .tap("Cancel"),
      .see("Mark as Favourite"),
      .dontSee("Unmark"),
    ])

  @Test func `FC-10 Exercise.swift declares the module's view model and view controller`() {
    let module = "\(#fileID.prefix { $0 != "/" })."
    let types: [Any.Type] = [FilmViewModel.self, FilmViewController.self]
    let declared = types.filter { String(reflecting: $0).hasPrefix(module) }.map { "\($0)" }
    expectEqual(declared, ["FilmViewModel", "FilmViewController"], because: "FC-10")
  }

  @Test func `FC-32 the view model finds out whether the film is marked, and announces it`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: openRashomon, by: app, because: "FC-32",
      """
        Catalogue → Api Session: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Api Session → Service: completion .success(Film("Rashomon"))
        Api Session → Service: completion .success(1 × Country: Japan)
        Service → View Model: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      3 View Model → Favourites: reads favourites() 0 × FilmID
      5 View Model → View Controller: filmDidChange()
      5 View Controller → View Model: reads titleText "Rashomon"
      5 View Controller → View: sets name.text "Rashomon"
      5 View Controller → View Model: reads originText "Japan, 1951"
      5 View Controller → View: sets origin.text "Japan, 1951"
      5 View Controller → View Model: reads awardText "Won the award"
      5 View Controller → View: sets award.text "Won the award"
      5 View Model → View Controller: favouriteDidChange()
      5 View Controller → View Model: reads favouriteText "Mark as Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      5 View Controller → View Model: reads canToggleFavourite true
      5 View Controller → View: sets favouriteButton.isEnabled true
      """)
  }

  @Test func `a user marks a film and finds it among the favourites`() {
    expectPerformed(markRashomon, by: app)
  }

  @Test func `FC-27 the tap is passed on, and the button shows the result`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: markRashomon, by: app, because: "FC-27",
      """
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: action(_:) UIButton
      1 View Controller → View Model: toggleFavourite()
      ? 3 View Model → Favourites: reads favourites() 0 × FilmID
      3 View Model → Favourites: add(_:) tt0042876
      5 View Model → View Controller: favouriteDidChange()
      5 View Controller → View Model: reads favouriteText "Unmark Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      5 View Controller → View Model: reads canToggleFavourite true
      5 View Controller → View: sets favouriteButton.isEnabled true
      """)
  }

  @Test func `a user comes back to a marked film and unmarks it`() {
    expectPerformed(changeMyMind, by: app)
  }

  @Test func `a user is told that favourites cannot be read or stored, and tries again`() {
    expectPerformed(insist, by: app)
  }

  @Test func `a mark that cannot be stored is not shown`() {
    expectPerformed(giveUp, by: app)
  }

  @Test func `the view controller keeps no values`() throws {
    try expectNoValues(in: "FilmViewController")
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: MVVMFCArchitecture(), using: Check.mvvmFC)
  }
}
