import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's action.
  private let app: any Architecture = {
    var program = SwiftIOProgram()
    program.makeActions = { CatalogueActions(catalogue: $0.catalogue, favourites: $0.favourites) }
    return SwiftIOArchitecture(program)
  }()

  private let seeFavourites = Story(
    id: "see-favourites", wish: "see the film that I have marked",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .reply(),
      .see("1 favourite"),
    ])

  private let unavailable = Story(
    id: "unavailable", wish: "be told that the catalogue does not reply",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .fail(),
      .see("The catalogue is unavailable."),
    ])

  private let leave = Story(
    id: "leave", wish: "leave the favourites before they are loaded",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .pick("Z"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .goBack(),
    ])

  @Test func `the films that were marked are listed`() {
    expectPerformed(seeFavourites, by: app)
  }

  @Test func `a failure of the catalogue is reported`() {
    expectPerformed(unavailable, by: app)
  }

  @Test func `SIO-22 a cancelled action cancels its request`() throws {
    try expectMessages(
      after: "The user goes back.", in: leave, by: app, because: "SIO-22",
      """
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → Interactor: cancel()
        Interactor → Action: cancel()
        Action → Catalogue: cancel()
        Interactor → Model: reads hasLoaded false
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `SIO-10 a reply reaches the interactor as the result of the action`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: seeFavourites, by: app, because: "SIO-10",
      """
        Catalogue → Action: completion .success(1 × Film: Z)
        Action → Interactor: completion .success(1 × Film: Z)
      3 Interactor → Model: update(films:) 1 × Film: Z
      4 Interactor → View Controller: favouritesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads films 1 × Film: Z
      7 View Model → View: sets list.rows 1 × Row: Z
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads films 1 × Film: Z
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "1 favourite"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
      """)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: SwiftIOArchitecture(), using: Check.swiftIO)
  }
}

/// Creates the kit's actions, and this exercise's action.
private final class CatalogueActions: SwiftIOProgram.Actions {
  override func listFavourites(_ ids: [FilmID]) -> any Action<[Film], CatalogueError> {
    ListFavourites(ids, catalogue: catalogue)
  }
}
