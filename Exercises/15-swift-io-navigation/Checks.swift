import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Favourites scene.
  private let app: any Architecture = {
    var favourites = StoryboardScene.favourites
    favourites.objects = [
      .object("interactor", FavouritesInteractor.init),
      .object("viewModel", FavouritesViewModel.init),
    ]
    favourites.outlets.removeAll { $0.source == "interactor" }
    favourites.outlets.append(.outlet("interactor", \FavouritesInteractor.$list, to: "list"))
    return SwiftIOArchitecture(SwiftIOProgram(replacing: favourites))
  }()

  private let comeBack = Story(
    id: "come-back", wish: "open a favourite, come back, and see it selected",
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
      .pick("Z"),
      .reply(),
      .goBack(),
      .reply(),
      .see("▸ Z"),
    ])

  @Test func `the film that was opened is still selected`() {
    expectPerformed(comeBack, by: app)
  }

  @Test func `SIO-06 opening a film takes every step but the second`() throws {
    try expectKept("SIO-06", by: app, performing: [comeBack], using: Check.swiftIO)
  }

  @Test func `SIO-13 the model holds the film that was opened`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: comeBack, by: app, because: "SIO-13",
      """
        Catalogue → Action: completion .success(1 × Film: Z)
        Action → Interactor: completion .success(1 × Film: Z)
      3 Interactor → Model: update(films:) 1 × Film: Z
      4 Interactor → View Controller: favouritesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads films 1 × Film: Z
      7 View Model → View: sets list.rows 1 × Row: Z
      6 View Model → Model: reads selectedRow 0
      7 View Model → View: sets list.selectedRow 0
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
