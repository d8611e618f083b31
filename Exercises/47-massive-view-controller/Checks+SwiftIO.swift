import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's Favourites scene.
  private let app: any Architecture = {
    var favourites = StoryboardScene.favourites
    favourites.objects = [
      .object("interactor", FavouritesInteractor.init),
      .object("viewModel", FavouritesViewModel.init),
    ]
    favourites.outlets = [
      .outlet("owner", \FavouritesViewController.$interactor, to: "interactor"),
      .outlet("owner", \FavouritesViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \FavouritesInteractor.$list, to: "list"),
      .outlet("viewModel", \FavouritesViewModel.$list, to: "list"),
      .outlet("viewModel", \FavouritesViewModel.$summary, to: "summary"),
      .outlet("viewModel", \FavouritesViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \FavouritesViewModel.$spinner, to: "spinner"),
    ]
    var program = SwiftIOProgram(replacing: favourites)
    program.favourites = { FavouritesViewController(actions: $0) }
    return SwiftIOArchitecture(program)
  }()

  @Test func `SIO-12 the view controller wires the scene and asks for a load`() throws {
    try expectMessages(
      after: "The user taps “Favourites”.", in: Story.ofFavourites[0], by: app, because: "SIO-12",
      ignoringReads: true,
      """
        User → View: tap(_:) "Favourites"
      1 View → Interactor: openFavourites(_:) UIBarButtonItem
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(1 × FilmID: tt0042876)
      3 Interactor → Model: update(selected:) nil
      4 Interactor → View Controller: countriesDidOpenFavourites()
      5 View Controller → View Model: refresh(_:) .selectedRow
      7 View Model → View: sets list.selectedRow nil
        View Controller → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model FavouritesModel
        View Controller → View Model: sets model FavouritesModel
        View Controller → View Model: sets alert UIAlertController
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate FavouritesViewController
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        View Controller → Interactor: load()
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(1 × FilmID: tt0042876)
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `SIO-14 the model is up to date before the view controller is notified`() throws {
    try expectMessages(
      after: "The catalogue replies.", in: Story.openingFavourites, by: app, because: "SIO-14",
      ignoringReads: true,
      """
        Catalogue → Action: completion .success(1 × Film: Rashomon)
        Action → Interactor: completion .success(1 × Film: Rashomon)
      3 Interactor → Model: update(films:) 1 × Film: Rashomon
      4 Interactor → View Controller: favouritesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      7 View Model → View: sets list.rows 1 × Row: Rashomon
      7 View Model → View: sets list.selectedRow nil
      7 View Model → View: sets summary.text "1 favourite"
      7 View Model → View: sets retryButton.isHidden true
      7 View Model → View: sets spinner.isActive false
      """)
  }

  @Test func `SIO-06 opening a film takes every step but the second`() throws {
    try expectMessages(
      after: "The user picks “Rashomon”.", in: Story.openingAFavourite, by: app, because: "SIO-06",
      ignoringReads: true,
      """
        User → View: pick(_:) "Rashomon"
      1 View → Interactor: openFilm(_:) ListView
      3 Interactor → Model: update(selected:) Film("Rashomon")
      4 Interactor → View Controller: favouritesDidOpen(_:) Film("Rashomon")
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
        Action → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }

  @Test func `the screen passes its stories`() {
    for story in Story.ofFavourites { expectPerformed(story, by: app) }
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: SwiftIOArchitecture(), using: Check.swiftIO,
      with: ["FavouritesInteractor", "FavouritesModel", "FavouritesViewModel"])
  }
}
